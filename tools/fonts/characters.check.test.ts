import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../packages.ts';
import { firstCharacters } from './characters.ts';

/** Whether a character is an arrow, a check mark, the icon of a browser’s menu or an emoji: browsers show these in another font. */
const isSign = (character: string) => /[→✓⋯⋮☰]|\p{Extended_Pictographic}|\p{Variation_Selector}/u.test(character);

/** Code points of `unicode-range`, such as `U+20-7E, U+A0`. */
const codesOf = (range: string) =>
  range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });

test('every character of our texts, except signs, is in the first file of the font', () => {
  const isExcluded = (name: string) => /node_modules|dist/.test(name);
  const files = globSync('{shell,shared-*,mf-*}/**/texts/*.json', { cwd: root, exclude: isExcluded });
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8')).join('');
  const others = [...new Set(texts)].filter((character) => character >= ' ' && !firstCharacters.includes(character));
  expect(files.length).toBeGreaterThan(50);
  expect(others.filter((character) => !isSign(character))).toEqual([]);
});

test('the style sheet loads the first files for exactly their characters', () => {
  const css = readFileSync(join(root, 'shared-ui/theme/fonts.css'), 'utf8');
  const faces = css.split('@font-face').filter((face) => /(first|heavy)\.woff2/.test(face));
  const expected = [...firstCharacters].map((character) => character.codePointAt(0)).sort((a, b) => a! - b!);
  expect(faces).toHaveLength(3);
  for (const face of faces) {
    expect(codesOf(/unicode-range:([^;]+);/.exec(face)![1]!).sort((a, b) => a - b)).toEqual(expected);
  }
});
