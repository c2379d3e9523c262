import { useMedia } from '@memocartes/shared-ui/theme';

/** A key: the character that it types, or its action. */
export type Key = 'erase' | 'capital' | 'digits' | 'space' | (string & {});
export type KeyRows = readonly (readonly Key[])[];

const row = (letters: string): Key[] => [...letters];

const accents = row('éèêàâçîôùûœ');
const signs = ['’', '-'];
const numberRows: KeyRows = [row('12345'), row('67890'), [',', '-', 'erase']];
/** The layout of French keyboards. */
const letterRows: KeyRows = [
  row('azertyuiop'),
  row('qsdfghjklm'),
  ['capital', ...row('wxcvbn'), ...signs, 'erase'],
  ['digits', 'space'],
];
const alphabet = row('abcdefghijklmnopqrstuvwxyz');

export type KeyKind = 'number' | 'fr' | 'en';

/**
 * The keys for an answer, row by row [tablets.controls]. On a narrow screen ten keys in a row would be too small for a finger: the keys then form
 * one row in alphabetical order, which wraps.
 */
export function keyRows(kind: KeyKind, { isNarrow, hasDigits }: { isNarrow: boolean; hasDigits: boolean }): KeyRows {
  if (kind === 'number') return numberRows;
  if (!isNarrow) {
    const top = hasDigits ? [row('1234567890,')] : kind === 'fr' ? [accents] : [];
    return [...top, ...letterRows];
  }
  if (hasDigits) return [...numberRows, ['digits', 'space']];
  return [[...alphabet, ...(kind === 'fr' ? accents : []), ...signs, 'erase', 'capital', 'digits', 'space']];
}

/** Below this width ten keys in a row are less than 44 px wide. */
const narrow = '(width < 35em)';
/** Whether the screen is too narrow for ten keys in a row. */
export const useIsNarrow = (): boolean => useMedia(narrow);

/** Whether an answer is a number: digits with an optional minus sign, spaces and decimals. */
export const isNumber = (answer: string): boolean => /^[-−]?\d[\d\s]*(?:[.,]\d+)?$/u.test(answer.trim());

/** Whether this is a touch screen, whose own keyboard would hide the buttons. */
export const hasTouchScreen = (): boolean => window.matchMedia('(any-pointer: coarse)').matches;
