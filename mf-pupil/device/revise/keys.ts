/** Keys for an answer, row by row; each is what it writes. */
export type KeyRows = readonly (readonly string[])[];

const row = (letters: string) => [...letters];

/** Digits, comma and minus, wide enough for a child's thumb. */
export const numberRows: KeyRows = [row('12345'), row('67890'), [',', '-']];
export const accentRow = row('éèêàâçîôùûœ');
export const digitRow = row('1234567890,');
/** As on the keyboards of French schools. */
export const letterRows: KeyRows = [row('azertyuiop'), row('qsdfghjklm'), [...row('wxcvbn'), '’', '-']];

/** Whether an answer is written with digits alone. */
export const isNumber = (answer: string): boolean => /^[-−]?\d[\d\s]*(?:[.,]\d+)?$/u.test(answer.trim());

/** Whether fingers touch this screen: its own keyboard would hide what is to be pressed next. */
export const isTouched = (): boolean => window.matchMedia?.('(any-pointer: coarse)').matches ?? false;
