/** Scripts of which the fonts of the PDF have the letters. */
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

/** Whether a text has letters that the PDF can only draw as squares, such as Chinese letters [printing.letters]. */
export const hasUnprintableLetters = (text: string): boolean => unprintable.test(text);
