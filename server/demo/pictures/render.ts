// `node server/demo/pictures/render.ts` redraws every picture of the certified cards: jpeg/*.jpg, and jpeg/sources.json
// with the hash of each drawing.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import sharp from 'sharp';

import { chains, readFont } from '../../print/fonts/fonts.ts';
import { drawings } from './drawings.ts';
import { fileOf } from './files.ts';

type Glyph = { advanceWidth: number; path: { toSVG: () => string } };
type Font = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (code: number) => boolean;
  glyphForCodePoint: (code: number) => Glyph;
};
const require = createRequire(import.meta.url);
const fontkit = require('fontkit') as { create: (file: Buffer) => Font };
const fonts = chains.text.map((name) => fontkit.create(readFont(name)));

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Converts a text element to outlines of the cards' font, so that pictures are the same on every machine. */
function outlined(tag: string, text: string): string {
  const size = Number(attribute(tag, 'font-size'));
  const glyphs = [...text].map((sign) => {
    const font = fonts.find((item) => item.hasGlyphForCodePoint(sign.codePointAt(0)!))!;
    return { glyph: font.glyphForCodePoint(sign.codePointAt(0)!), scale: size / font.unitsPerEm };
  });
  const width = glyphs.reduce((sum, { glyph, scale }) => sum + glyph.advanceWidth * scale, 0);
  let x = Number(attribute(tag, 'x')) - (attribute(tag, 'text-anchor') === 'middle' ? width / 2 : 0);
  const drawn = glyphs.map(({ glyph, scale }) => {
    const place = `translate(${x} ${attribute(tag, 'y')}) scale(${scale} ${-scale})`;
    x += glyph.advanceWidth * scale;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${attribute(tag, 'fill')}">${drawn.join('')}</g>`;
}

const folder = new URL('jpeg/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const sources: Record<string, string> = {};
for (const [name, draw] of Object.entries(drawings)) {
  const svg = draw();
  const drawn = svg.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_all, tag: string, text: string) => outlined(tag, text));
  const jpeg = await sharp(Buffer.from(drawn))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
  writeFileSync(new URL(fileOf(name), folder), jpeg);
  sources[fileOf(name)] = createHash('sha256').update(svg).digest('hex').slice(0, 16);
}
writeFileSync(new URL('sources.json', folder), `${JSON.stringify(sources, null, 2)}\n`);
