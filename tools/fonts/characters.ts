const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');

/**
 * Characters in the first file of each font. They are those of French and English texts: letters, accents, punctuation,
 * and the symbols that the product's texts use.
 */
export const firstCharacters = `${ascii}\u00A0\u202F\u2009àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ«»‘’“”–—…·•°º×−€²³`;

/** One weight, or a variable axis, which takes nearly twice the bytes. */
type Weights = number | { readonly min: number; readonly max: number };

/** A font file: its weights, and whether it contains the first characters or the `rest`. */
type Part = { readonly name: string; readonly weights: Weights; readonly rest?: true };

// Without `frac`: no screen shows fractions.
const features = ['ccmp', 'kern', 'mark', 'mkmk', 'pnum', 'tnum'];

/** Fonts of screens: their package's file, the OpenType features that screens need, and the files generated from it. */
export const fonts: readonly {
  readonly source: string;
  readonly features: readonly string[];
  readonly parts: readonly Part[];
}[] = [
  {
    source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    features,
    // Weights above 750 are in a file of their own, since only a few titles and codes use them.
    parts: [
      { name: 'atkinson-first', weights: { min: 400, max: 750 } },
      { name: 'atkinson-heavy', weights: { min: 780, max: 800 } },
      { name: 'atkinson-rest', weights: { min: 400, max: 800 }, rest: true },
    ],
  },
  {
    source: '@fontsource-variable/playwrite-fr-moderne/files/playwrite-fr-moderne-fallback-wght-normal.woff2',
    features: ['calt', 'dist', 'kern', 'mark', 'mkmk'],
    parts: [
      { name: 'playwrite-first', weights: 400 },
      { name: 'playwrite-rest', weights: 400, rest: true },
    ],
  },
];
