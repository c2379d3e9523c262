/** Arabic and Hebrew letters with their marks and punctuation, which are written from right to left. */
const letter = String.raw`[[\p{scx=Arab}\p{scx=Hebr}]--\p{Nd}]`;
const number = String.raw`\p{Nd}+(?:[.,:\/\u066b\u066c]\p{Nd}+)*`;
/** A passage starts at such a letter and ends at the last such letter or number before a letter of another script. */
const passages = new RegExp(`${letter}(?:[^${letter}\\p{L}]*(?:${letter}|${number}))*`, 'gv');
/** A number is written from left to right within a passage. */
const tokens = new RegExp(`${number}|${letter}+|.`, 'gv');

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
};

/**
 * Splits a row of text into pieces in the order in which they are drawn from left to right, which is that of a browser
 * in a left-to-right paragraph. An Arabic or Hebrew word is one piece, whose letters the font reverses. Brackets and
 * guillemets between such words are mirrored.
 */
export function piecesFromLeft(row: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: passage, index } of row.matchAll(passages)) {
    if (index > end) pieces.push(row.slice(end, index));
    pieces.push(
      ...passage
        .match(tokens)!
        .toReversed()
        .map((token) => mirrored[token] ?? token),
    );
    end = index + passage.length;
  }
  if (end < row.length) pieces.push(row.slice(end));
  return pieces;
}
