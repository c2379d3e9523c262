import type PDFDocument from 'pdfkit';

import { chains, type FontName, readFont, type Typeface } from './fonts.ts';
import { piecesFromLeft } from './right-to-left.ts';

type Doc = InstanceType<typeof PDFDocument>;
export type Run = { font: FontName; text: string };

/** The current font, which pdfkit's types lack. */
type CurrentFont = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } };

/** Replaces narrow no-break spaces, which no font has. */
const drawable = (text: string) => text.replaceAll('\u202f', '\u00a0');
/** Joiners, variation selectors and skin tones: visible only within an emoji. */
const joining = /[\u200b-\u200f]|[\ufe00-\ufe0f]|\p{Emoji_Modifier}/u;
/** Drawn in place of a character that no font has. */
const unknown = '□';
/** Fonts that have no space, or one of another width than the text's. */
const withoutTextSpace = new Set<FontName>(['emoji', 'zero']);
const pictorial = /\p{Emoji_Presentation}|\p{Regional_Indicator}/u;

/** Chooses the fonts that draw a text in a document, and measures its width. Each word is measured once. */
export function fontFallback(doc: Doc) {
  const opened = new Set<FontName>();
  const fontsByCharacter = new Map<string, FontName | undefined>();
  const widths = new Map<string, number>();

  const open = (name: FontName) => {
    if (!opened.has(name)) doc.registerFont(name, readFont(name));
    opened.add(name);
    return doc.font(name);
  };

  const has = (name: FontName, code: number) => {
    open(name);
    return (doc as unknown as CurrentFont)._font.font.hasGlyphForCodePoint(code);
  };

  function fontOf(character: string, typeface: Typeface): FontName | undefined {
    const key = typeface + character;
    if (fontsByCharacter.has(key)) return fontsByCharacter.get(key);
    const chain = chains[pictorial.test(character) ? 'emoji' : typeface];
    const font = chain.find((name) => has(name, character.codePointAt(0)!));
    fontsByCharacter.set(key, font);
    return font;
  }

  /** Splits a text of one direction into pieces, each drawn by one font. */
  function runsOf(text: string, typeface: Typeface): Run[] {
    const pieces: Run[] = [];
    for (const character of text) {
      const last = pieces.at(-1);
      if (joining.test(character)) {
        if (last?.font === 'emoji') last.text += character;
        continue;
      }
      const font = fontOf(character, typeface);
      const drawn = font ? character : unknown;
      const isSame =
        last?.font === (font ?? 'symbols') || (character === ' ' && !!last && !withoutTextSpace.has(last.font));
      if (last && isSame) last.text += drawn;
      else pieces.push({ font: font ?? 'symbols', text: drawn });
    }
    return pieces;
  }

  /** Splits a row of text into pieces, each drawn by one font, in the order in which they are drawn. */
  const runs = (text: string, typeface: Typeface): Run[] =>
    piecesFromLeft(drawable(text)).flatMap((piece) => runsOf(piece, typeface));
  const widthOf = ({ font, text }: Run) => open(font).fontSize(100).widthOfString(text) / 100;

  /** Width of a word at font size 1. */
  function width(word: string, typeface: Typeface): number {
    const key = typeface + word;
    const measuredBefore = widths.get(key);
    if (measuredBefore !== undefined) return measuredBefore;
    const measured = runs(word, typeface).reduce((sum, run) => sum + widthOf(run), 0);
    widths.set(key, measured);
    return measured;
  }

  return { runs, width, widthOf };
}
