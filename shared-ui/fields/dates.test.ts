import fc from 'fast-check';

import { formatDay, parseDay } from './dates.ts';
import { fieldOf } from './fieldOf.ts';
import { formatBytes, hasExtension } from './files.ts';

test.each([
  ['3/9/2018', '2018-09-03'],
  ['03.09.2018', '2018-09-03'],
  ['03092018', '2018-09-03'],
  [' 29-02-2024 ', '2024-02-29'],
])('parses %s as %s', (text, day) => expect(parseDay(text)).toBe(day));

test.each(['', '29/02/2023', '31/04/2020', '2018-09-03', '1/13/2020', 'hier'])('does not parse "%s"', (text) =>
  expect(parseDay(text)).toBeUndefined(),
);

test('parsing a formatted day returns the original day', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(parseDay(formatDay(day))).toBe(day);
    }),
  );
});

test('a form field shows its error once touched, and passes changes to the form', () => {
  const form = {
    values: { name: 'Ada' },
    errors: { name: 'Champ requis' },
    touched: {} as { readonly name?: boolean },
    setFieldValue: jest.fn(),
    setFieldTouched: jest.fn(),
  };
  expect(fieldOf(form, 'name').error).toBeUndefined();
  expect(fieldOf({ ...form, touched: { name: true } }, 'name').error).toBe('Champ requis');
  fieldOf(form, 'name').onChange('Bob');
  expect(form.setFieldValue).toHaveBeenCalledWith('name', 'Bob');
});

test('accepts file extensions in any case, and formats sizes in French', () => {
  expect(hasExtension({ name: 'a.PDF' }, ['pdf'])).toBe(true);
  expect(hasExtension({ name: 'pdf' }, ['pdf'])).toBe(false);
  expect(formatBytes(5_000_000)).toBe('5\u00a0Mo');
  expect(formatBytes(1_250)).toMatch(/1,3\u00a0Ko/);
});
