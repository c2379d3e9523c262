import type PDFDocument from 'pdfkit';
import { chains, fontNames, readFont } from './fonts.ts';
import type { FontName, Hand } from './fonts.ts';

type Doc = InstanceType<typeof PDFDocument>;
export type Run = { font: FontName; text: string };
export type Letters = ReturnType<typeof letters>;

/** pdfkit's types leave out the font that it has just chosen. */
type Chosen = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } };

/** Narrow no-break spaces are in no font; joiners and variants of emoji show nothing. */
const drawable = (text: string) => text.replaceAll('\u202f', '\u00a0').replace(/[\u200b-\u200f]|[\ufe00-\ufe0f]/g, '');

/** The document's fonts: which draws a text, and how wide it comes out. Words are measured once. */
export function letters(doc: Doc) {
  for (const name of fontNames) doc.registerFont(name, readFont(name));
  const signs = new Map<string, FontName>();
  const widths = new Map<string, number>();

  const has = (name: FontName, code: number) => {
    doc.font(name);
    return (doc as unknown as Chosen)._font.font.hasGlyphForCodePoint(code);
  };
  function fontOf(sign: string, hand: Hand): FontName {
    const key = hand + sign;
    const known = signs.get(key);
    if (known) return known;
    const found = chains[hand].find((name) => has(name, sign.codePointAt(0)!)) ?? 'signs';
    signs.set(key, found);
    return found;
  }
  /** The text in pieces that one font draws each. */
  function runs(text: string, hand: Hand): Run[] {
    const found: Run[] = [];
    for (const sign of drawable(text)) {
      const font = fontOf(sign, hand);
      const last = found.at(-1);
      if (last && (last.font === font || sign === ' ')) last.text += sign;
      else found.push({ font, text: sign });
    }
    return found;
  }
  const widthOf = ({ font, text }: Run) => doc.font(font).fontSize(100).widthOfString(text) / 100;
  /** Width of a word for letters one unit high. */
  function width(word: string, hand: Hand): number {
    const key = hand + word;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const measured = runs(word, hand).reduce((sum, run) => sum + widthOf(run), 0);
    widths.set(key, measured);
    return measured;
  }
  return { runs, width, widthOf };
}
