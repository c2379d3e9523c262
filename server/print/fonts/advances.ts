import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import PDFDocument from 'pdfkit';

import { readFont } from './fonts.ts';
import { unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);
const dyslexia = require.resolve('@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff');

/** Characters in the table: French and neighbouring languages, calculations, typography. */
const ranges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
];
const others = Array.from('\u202f\u2007–—‘’“”•…‹›€−≈≠≤≥→√∞');
const candidates = [
  ...ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_none, i) => String.fromCodePoint(from + i)),
  ),
  ...others,
];

type CurrentFont = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } };

/** A font's characters and their advance widths, in thousandths of the font size. */
function advancesOf(file: Buffer): { signs: string; widths: number[] } {
  const doc = new PDFDocument({ font: '' });
  doc.font(file).fontSize(1000);
  const { font } = (doc as unknown as CurrentFont)._font;
  // Narrow no-break and figure spaces are measured as no-break spaces, since fonts may lack them.
  const drawnSign = (sign: string) => (/[\u202f\u2007]/.test(sign) ? '\u00a0' : sign);
  const signs = candidates.filter((sign) => font.hasGlyphForCodePoint(drawnSign(sign).codePointAt(0)!));
  return { signs: signs.join(''), widths: signs.map((sign) => Math.round(doc.widthOfString(drawnSign(sign)))) };
}

/** The table of contract/cards/layout/advances.data.ts, read from the fonts' files. */
export const readAdvances = () => ({
  text: advancesOf(readFont('text')),
  hand: advancesOf(readFont('hand')),
  dyslexia: advancesOf(unpackWoff(readFileSync(dyslexia))),
});

// Run `node server/print/fonts/advances.ts` after a font has changed.
if (process.argv[1] === import.meta.filename) {
  const file = new URL('../../../contract/cards/layout/advances.data.ts', import.meta.url);
  const table = JSON.stringify(readAdvances());
  writeFileSync(
    file,
    `// Written by \`node server/print/fonts/advances.ts\`: never edited.
type Advances = { readonly signs: string; readonly widths: readonly number[] };

/** Advance widths of the fonts of cards, in thousandths of the letters' size. */
export const advances: Readonly<Record<'text' | 'hand' | 'dyslexia', Advances>> = ${table};
`,
  );
}
