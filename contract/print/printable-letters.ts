/** The Unicode scripts that the fonts of the PDF contain. */
const scripts = [
  'Common',
  'Inherited',
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Tifinagh',
  'Braille',
];
const unprintable = new RegExp(`[^${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/** Whether a text has characters that the fonts of the PDF lack, such as Chinese ones [printing.letters]. */
export const hasUnprintableLetters = (text: string): boolean => unprintable.test(text);
