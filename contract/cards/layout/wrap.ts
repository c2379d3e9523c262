import { tokens } from './tokens.ts';

/** Width of a text relative to the font size. */
export type Measure = (text: string) => number;

/** Splits a piece that is wider than a row: at its spaces if possible, otherwise between characters. */
function splitPiece(piece: string, maxWidth: number, measure: Measure): string[] {
  if (measure(piece) <= maxWidth) return [piece];
  const parts = piece.split(/\s+/u);
  if (parts.length > 1) return parts.flatMap((part) => splitPiece(part, maxWidth, measure));
  const cuts = [''];
  for (const character of piece) {
    if (cuts.at(-1) && measure(cuts.at(-1)! + character) > maxWidth) cuts.push('');
    cuts.push(cuts.pop()! + character);
  }
  return cuts;
}

function fillRows(pieces: readonly string[], maxWidth: number, measure: Measure): string[] {
  const space = measure(' ');
  const rows: string[] = [];
  let used = Infinity;
  for (const piece of pieces) {
    const width = measure(piece);
    if (used + space + width <= maxWidth) {
      rows.push(`${rows.pop()!} ${piece}`);
      used += space + width;
    } else {
      rows.push(piece);
      used = width;
    }
  }
  return rows.length > 0 ? rows : [''];
}

/**
 * Wraps a line into rows of about equal length, no wider than `maxWidth`. A line that fits stays as typed; a piece is
 * cut only if it is wider than a row.
 */
export function wrap(line: string, maxWidth: number, measure: Measure): string[] {
  if (measure(line) <= maxWidth) return [line];
  const pieces = tokens(line).flatMap((piece) => splitPiece(piece, maxWidth, measure));
  const rows = fillRows(pieces, maxWidth, measure);
  let narrow = Math.max(0, ...pieces.map(measure));
  let wide = maxWidth;
  for (let i = 0; i < 7; i += 1) {
    const middle = (narrow + wide) / 2;
    if (fillRows(pieces, middle, measure).length > rows.length) narrow = middle;
    else wide = middle;
  }
  return fillRows(pieces, wide, measure);
}
