import { foldCaseAndAccents } from './case-and-accents.ts';

/** Signs and letters that keyboards lack, as the database's `f_unaccent` writes them. */
const typed: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '<<',
  '»': '>>',
  '…': '...',
  '×': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  '—': '-',
};
const untyped = new RegExp(`[${Object.keys(typed).join('')}]`, 'g');

/**
 * Text as a search compares it: lower case, without accents, and with the signs of a keyboard for ligatures, curly
 * quotes, dashes and signs of arithmetic, as the database's `f_unaccent` does [interface.search].
 */
export const fold = (text: string): string => foldCaseAndAccents(text).replace(untyped, (sign) => typed[sign]!);
