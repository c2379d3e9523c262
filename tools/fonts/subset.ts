// `node tools/fonts/subset.ts` writes shared-ui/theme/subset/*.woff2. The first file of a font has the characters of
// French and English texts, so that a page rarely loads another file. When a page shows another character,
// `unicode-range` in shared-ui/theme/fonts.css loads the other file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { firstCharacters, fonts } from './characters.ts';

type Font = { readonly characterSet: readonly number[] };
type Options = {
  readonly targetFormat: 'woff2';
  readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  readonly keepFeatures: readonly string[];
};
const require = createRequire(import.meta.url);
const fontkit = require('fontkit') as { readonly create: (file: Buffer) => Font };
const subsetFont = require('subset-font') as (font: Buffer, text: string, options: Options) => Promise<Buffer>;

const folder = new URL('../../shared-ui/theme/subset/', import.meta.url);
mkdirSync(folder, { recursive: true });

for (const { source, features, parts } of fonts) {
  const file = readFileSync(require.resolve(source));
  const characters = fontkit
    .create(file)
    .characterSet.filter((code) => code >= 0x20 && code < 0xffff)
    .map((code) => String.fromCodePoint(code));
  for (const { name, weights, rest = false } of parts) {
    const text = characters.filter((character) => firstCharacters.includes(character) !== rest).join('');
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features } as const;
    writeFileSync(new URL(`${name}.woff2`, folder), await subsetFont(file, text, options));
  }
}
