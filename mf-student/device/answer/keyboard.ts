import { accentedAnswer } from '@memocartes/contract/learning/answers/typed-answer';
import { useMedia } from '@memocartes/shared-ui/theme';

/** A key: the character that it types, or its action. */
export type Key = 'erase' | 'capital' | 'digits' | 'space' | (string & {});
type KeyRows = readonly (readonly Key[])[];

const row = (letters: string): Key[] => [...letters];

const accents = row('éèêàâçîôùûœ');
const punctuation = ['’', '-'];
const numberRows: KeyRows = [row('12345'), row('67890'), [',', '-', 'erase']];
/** The layout of French keyboards, above the row of the space bar. */
const letterRows: KeyRows = [
  row('azertyuiop'),
  row('qsdfghjklm'),
  ['capital', ...row('wxcvbn'), ...punctuation, 'erase'],
];
/** Maximum number of further keys beside the space bar: more keys would be less than 44 px wide. */
const maxBesideSpace = 4;
const alphabet = row('abcdefghijklmnopqrstuvwxyz');

export type KeyKind = 'number' | 'fr' | 'en';

/** Characters that the usual keys type, in the form in which answers are compared: lower case, straight apostrophe. */
const typedBy = (kind: KeyKind): readonly string[] => [
  ...alphabet,
  ...(kind === 'fr' ? accents : []),
  ...row("0123456789,-' "),
];

/** Characters of an expected answer that get a key because no usual key types them, such as « ï » [tablets.keys]. */
export function furtherKeys(kind: KeyKind, answer: string): Key[] {
  const typed = typedBy(kind);
  // A decimal point can be typed as a comma.
  const letters = row(accentedAnswer(answer).replace(/(?<=\d)\.(?=\d)/gu, ','));
  return [...new Set(letters)].filter((letter) => !typed.includes(letter));
}

type Shown = { readonly isNarrow: boolean; readonly hasDigits: boolean; readonly answer: string };

/**
 * The keys for an expected answer, row by row [tablets.controls]. On a narrow screen, ten keys in a row would be too
 * small for a finger. The letters are then in alphabetical order, in one row that wraps.
 */
export function keyRows(kind: KeyKind, { isNarrow, hasDigits, answer }: Shown): KeyRows {
  if (kind === 'number') return numberRows;
  const further = furtherKeys(kind, answer);
  if (!isNarrow) {
    const top = hasDigits ? [row('1234567890,')] : kind === 'fr' ? [accents] : [];
    // Further keys share the row of the space bar: another row would push the space bar off the screen.
    const besideSpace = further.slice(0, maxBesideSpace);
    const others = further.slice(maxBesideSpace);
    return [...(others.length > 0 ? [others] : []), ...top, ...letterRows, ['digits', ...besideSpace, 'space']];
  }
  const furtherRows = further.length > 0 ? [further] : [];
  if (hasDigits) return [...furtherRows, ...numberRows, ['digits', 'space']];
  const shownAccents = kind === 'fr' ? accents : [];
  return [[...alphabet, ...shownAccents, ...further, ...punctuation, 'erase', 'capital', 'digits', 'space']];
}

/** Below this width ten keys in a row are less than 44 px wide. */
const narrow = '(width < 35em)';
/** Whether the screen is too narrow for ten keys in a row. */
export const useIsNarrow = (): boolean => useMedia(narrow);

/** Whether an answer is a number: digits with an optional minus sign, spaces and decimals. */
export const isNumber = (answer: string): boolean => /^[-−]?\d[\d\s]*(?:[.,]\d+)?$/u.test(answer.trim());

/** Whether the device has a touch screen: its system keyboard would hide the buttons. */
export const hasTouchScreen = (): boolean => matchMedia('(any-pointer: coarse)').matches;
