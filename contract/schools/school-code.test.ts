import { checkSchoolCode, schoolCodePattern } from './school-code.ts';

test.each([
  ['0750001A', 'WRONG_UAI'],
  ['0751234K', 'WRONG_UAI'],
  ['0000001B', 'UAI'],
  ['0000023a', 'UAI'],
  [' 000 0022 Z ', 'UAI'],
  ['0000001I', 'WRONG_UAI'],
  ['732 829 320 00074', 'SIRET'],
  ['73282932000075', 'WRONG_SIRET'],
  ['35600000000048', 'SIRET'],
  ['35600000012348', 'WRONG_SIRET'],
  ['INDEP 7', 'OTHER'],
  ['1234567', 'OTHER'],
  ['123456789', 'OTHER'],
  ['', 'OTHER'],
])('the code %j is classified as %s [schools.code]', (code, verdict) => expect(checkSchoolCode(code)).toBe(verdict));

test('seven digits have exactly one valid check letter [schools.code]', () => {
  for (const digits of ['0751234', '0692345', '9999999']) {
    const checkLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
      .split('')
      .filter((letter) => checkSchoolCode(digits + letter) === 'UAI');
    expect(checkLetters).toHaveLength(1);
  }
});

test('a code is 1 to 17 letters, digits or spaces [schools.code]', () => {
  expect(['A', 'École 12', '7'.repeat(17)].map((code) => schoolCodePattern.test(code))).toEqual([true, true, true]);
  expect(['', '7'.repeat(18), 'A-1', 'A_1', '<b>'].some((code) => schoolCodePattern.test(code))).toBe(false);
});
