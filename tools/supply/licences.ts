import { type Locked, nameOf } from './lockfile.ts';

/** Licences that production packages may have; all are licences of code, except where noted. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'OFL-1.1', // Fonts
]);

type Exception = {
  readonly names: RegExp;
  readonly licences: readonly (string | undefined)[];
  readonly reason: string;
};

/** Packages under another licence, each with the reason why it may be used. */
export const exceptions: readonly Exception[] = [
  {
    names: /^@img\/sharp-/,
    licences: ['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
    reason: 'libvips as it is published, loaded as a shared library that anybody can replace: what the LGPL asks.',
  },
  {
    names: /^dejavu-fonts-ttf$/,
    licences: ['SEE LICENSE IN README.md AND LICENSE'],
    reason: 'Free licence of Bitstream Vera, in its LICENSE file.',
  },
  { names: /^png-js$/, licences: [undefined], reason: 'MIT, in its LICENSE file; its package.json does not say so.' },
  { names: /^caniuse-lite$/, licences: ['CC-BY-4.0'], reason: 'Data that builds read; nothing of it is served.' },
];

/** Whether the allowed licences satisfy an SPDX expression of AND and OR, without nesting. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => allowed.has(id)));

/** Production packages whose licence is neither allowed nor excepted: `name: licence`. */
export function refusedLicences(packages: ReadonlyMap<string, Locked>): string[] {
  return [...packages].flatMap(([path, { dev, license }]) => {
    const name = nameOf(path);
    if (dev || (license && isAllowed(license))) return [];
    if (exceptions.some(({ names, licences }) => names.test(name) && licences.includes(license))) return [];
    return [`${name}: ${license ?? 'none'}`];
  });
}
