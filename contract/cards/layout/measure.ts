import { advances } from './advances.data.ts';

/** Fonts of card text: the portal's font, handwriting, and a font for students with dyslexia. */
export const cardFonts = ['text', 'hand', 'dyslexia'] as const;
export type CardFont = (typeof cardFonts)[number];

/** Row height relative to the font size; `tight` is handwriting without ruling. */
export const leadings = { text: 1.3, hand: 1.9, dyslexia: 1.35, tight: 1.5 } as const;

/** Smallest size at which a line stays on one row, in hundredths of the card's width; a smaller line wraps. */
export const minUnwrappedSize: Readonly<Record<CardFont, number>> = { text: 4.6, hand: 4.2, dyslexia: 3.2 };

/**
 * Smallest readable size. A side's only line wraps rather than become smaller, since its author has chosen no line
 * breaks. Longer cards of a pack never make a card's text smaller than this.
 */
export const minReadableSize: Readonly<Record<CardFont, number>> = { text: 6, hand: 5.2, dyslexia: 3.5 };

/** How much a text can exceed the sum of its advance widths, because of kerning and the joins of handwriting. */
const slack: Readonly<Record<CardFont, number>> = { text: 1.02, hand: 1.045, dyslexia: 1 };

const tables = Object.fromEntries(
  cardFonts.map((font) => {
    const { characters, widths } = advances[font];
    return [font, new Map([...characters].map((character, i) => [character, widths[i]! / 1000]))];
  }),
) as Record<CardFont, Map<string, number>>;

const invisible = /\p{Cf}|\p{Mn}/u;
const pictorial = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Script=Han}/u;

/** Width of a character that the font lacks: an upper bound for any fallback font. */
function foreignWidth(character: string): number {
  if (invisible.test(character)) return 0;
  return pictorial.test(character) ? 1.4 : 1;
}

/** Width of a text relative to the font size, the same on every screen and on paper. */
export function textWidth(text: string, font: CardFont): number {
  let width = 0;
  for (const character of text) width += tables[font].get(character) ?? foreignWidth(character);
  return width * slack[font];
}
