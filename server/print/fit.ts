/** Measures a word for letters one unit high. */
export type Measure = (word: string) => number;
export type Fitted = { size: number; rows: string[] };

/** Sizes of a card's text on screen, in hundredths of the card's width, then those that only paper can show. */
const sizes = [19, 16, 13.5, 11.5, 10, 8.6, 7.4, 6.4, 5.6, 4.8, 4.2, 3.8, 3.4];
const smallest = sizes.at(-1)!;

/**
 * Where a line may break: at any space but those that bind, and those that do in French though a plain one was typed: inside « », before double signs,
 * between the thousands of a number.
 */
const breaks = /(?<!«)(?!(?<=\d)\s\d{3}(?!\d))[^\S\u00a0\u202f]+(?![»;:!?%€\s])/u;

/** A word that is wider than a row even at the smallest size, in pieces that are not. */
function cut(word: string, room: number, measure: Measure): string[] {
  if (measure(word) <= room) return [word];
  const pieces = [''];
  for (const sign of word) {
    if (pieces.at(-1) && measure(pieces.at(-1)! + sign) > room) pieces.push('');
    pieces[pieces.length - 1] += sign;
  }
  return pieces;
}

function fill(words: readonly string[], room: number, measure: Measure): string[] {
  const space = measure(' ');
  const rows: string[] = [];
  let used = Infinity;
  for (const word of words) {
    const wide = measure(word);
    if (used + space + wide <= room) {
      rows[rows.length - 1] += ` ${word}`;
      used += space + wide;
    } else {
      rows.push(word);
      used = wide;
    }
  }
  return rows;
}

/** A line in rows no wider than `room`, about as long as one another. */
export function wrap(line: string, room: number, measure: Measure): string[] {
  const words = line.split(breaks).flatMap((word) => cut(word, room, measure));
  const rows = fill(words, room, measure);
  if (rows.length === 1) return rows;
  let [narrow, wide] = [Math.max(...words.map(measure)), room];
  for (let i = 0; i < 7; i += 1) {
    const middle = (narrow + wide) / 2;
    if (fill(words, middle, measure).length > rows.length) narrow = middle;
    else wide = middle;
  }
  return fill(words, wide, measure);
}

/** The largest size at which the lines fit `width` × `height`, no word cut; units are hundredths of the card's width. */
export function fit(
  lines: readonly string[],
  box: { width: number; height: number },
  leading: number,
  measure: Measure,
): Fitted {
  const longest = Math.max(0, ...lines.flatMap((line) => line.split(breaks)).map(measure));
  for (const size of sizes) {
    if (size > smallest && longest * size > box.width) continue;
    const rows = lines.flatMap((line) => wrap(line, box.width / size, measure));
    if (rows.length * size * leading <= box.height) return { size, rows };
  }
  const rows = lines.flatMap((line) => wrap(line, box.width / smallest, measure));
  return { size: Math.min(smallest, box.height / (rows.length * leading)), rows };
}
