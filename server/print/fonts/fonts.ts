import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { unpackWoff } from './woff.ts';

// WOFF, not WOFF 2: fontkit can't subset the accented letters of WOFF 2 fonts.
const require = createRequire(import.meta.url);
const fontsource = (family: string, file: string) =>
  require.resolve(`@fontsource/${family}/files/${family}-${file}.woff`);

/**
 * The fonts of the design; `symbols` has nearly all others (arrows, phonetics, mathematics, Greek). Emoji are
 * monochrome, as these PDFs have no colour fonts.
 */
const files = {
  /** A font with one glyph: the zero that students learn to write (tools/fonts/plain-zero.ts). */
  zero: new URL('./plain-zero.ttf', import.meta.url),
  text: fontsource('atkinson-hyperlegible-next', 'latin-500-normal'),
  'text-bold': fontsource('atkinson-hyperlegible-next', 'latin-700-normal'),
  'text-more': fontsource('atkinson-hyperlegible-next', 'latin-ext-500-normal'),
  hand: fontsource('playwrite-fr-moderne', 'latin-400-normal'),
  emoji: fontsource('noto-emoji', 'emoji-400-normal'),
  symbols: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
};
export type FontName = keyof typeof files;

export function readFont(name: FontName): Buffer {
  const file = readFileSync(files[name]);
  return file.toString('latin1', 0, 4) === 'wOFF' ? unpackWoff(file) : file;
}

/** Fonts in which a character is looked up, in order: the first that has it is used. */
export const chains = {
  text: ['zero', 'text', 'text-more', 'symbols', 'emoji'],
  hand: ['hand', 'zero', 'text', 'text-more', 'symbols', 'emoji'],
  emoji: ['emoji', 'symbols'],
} as const satisfies Record<string, readonly FontName[]>;
export type Typeface = 'text' | 'hand';
