export type CardPattern = 'top' | 'center' | 'bottom' | 'full' | 'none';

/** Sizes of a card's text, in hundredths of the card's width, from the one that a word takes alone to the smallest. */
const sizes = [19, 16, 13.5, 11.5, 10, 8.6, 7.4, 6.4, 5.6];

/** Room for text, in hundredths of the card's width: width, and height by pattern. A card is 100 × 139.7. */
const width = 84;
const heights: Record<CardPattern, number> = { none: 112, top: 36, bottom: 36, center: 18, full: 0 };

const print = { glyph: 0.52, leading: 1.3 };
const hand = { glyph: 0.6, leading: 1.9 };

/** Where a line may break: at any space but those that bind a sign to its word. */
const breaks = /[^\S\u00a0\u202f]+/u;

/** Height of a line against its letters. */
export const leadingOf = (handwritten: boolean): number => (handwritten ? hand : print).leading;

/** Rows that a line takes where a row holds `room` letters; words stay whole. */
function rowsOf(line: string, room: number): number {
  let rows = 1;
  let used = 0;
  for (const { length } of line.split(breaks)) {
    const fits = used === 0 || used + 1 + length <= room;
    used = fits ? used + (used && 1) + length : length;
    if (!fits) rows += 1;
  }
  return rows;
}

/**
 * The largest size at which lines fit a card, in hundredths of its width. No word is cut, a line may wrap.
 * `center` has one line above and one below: each must fit its own room.
 */
export function fitText(lines: readonly string[], pattern: CardPattern, handwritten = false): number {
  const { glyph, leading } = handwritten ? hand : print;
  const longestWord = Math.max(0, ...lines.flatMap((line) => line.split(breaks)).map((word) => word.length));
  const rows = (size: number) => {
    const room = Math.max(1, Math.floor(width / (size * glyph)));
    const each = lines.map((line) => rowsOf(line, room));
    return pattern === 'center' ? Math.max(1, ...each) : each.reduce((sum, n) => sum + n, 0);
  };
  const fits = (size: number) => longestWord * size * glyph <= width && rows(size) * size * leading <= heights[pattern];
  return sizes.find(fits) ?? sizes.at(-1)!;
}
