import { tokens } from './tokens.ts';

/** Width of a text for letters one unit high. */
export type Measure = (text: string) => number;

/** A piece wider than a row: at its own spaces first, else between letters. */
function cut(piece: string, room: number, measure: Measure): string[] {
  if (measure(piece) <= room) return [piece];
  const parts = piece.split(/\s+/u);
  if (parts.length > 1) return parts.flatMap((part) => cut(part, room, measure));
  const cuts = [''];
  for (const sign of piece) {
    if (cuts.at(-1) && measure(cuts.at(-1)! + sign) > room) cuts.push('');
    cuts[cuts.length - 1] += sign;
  }
  return cuts;
}

function fill(pieces: readonly string[], room: number, measure: Measure): string[] {
  const space = measure(' ');
  const rows: string[] = [];
  let used = Infinity;
  for (const piece of pieces) {
    const width = measure(piece);
    if (used + space + width <= room) {
      rows[rows.length - 1] += ` ${piece}`;
      used += space + width;
    } else {
      rows.push(piece);
      used = width;
    }
  }
  return rows.length > 0 ? rows : [''];
}

/** A line in rows no wider than `room`, of about equal length. A line that fits is one row, as it was typed; a piece is cut only when it is wider than a row. */
export function wrap(line: string, room: number, measure: Measure): string[] {
  if (measure(line) <= room) return [line];
  const pieces = tokens(line).flatMap((piece) => cut(piece, room, measure));
  const rows = fill(pieces, room, measure);
  let [narrow, wide] = [Math.max(0, ...pieces.map(measure)), room];
  for (let i = 0; i < 7; i += 1) {
    const middle = (narrow + wide) / 2;
    if (fill(pieces, middle, measure).length > rows.length) narrow = middle;
    else wide = middle;
  }
  return fill(pieces, wide, measure);
}
