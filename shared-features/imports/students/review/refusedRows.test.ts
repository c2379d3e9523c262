import type { ImportRow } from '@memocartes/contract/imports/imports.routes';

import { refusedRows } from './refusedRows.ts';

const row = (status: ImportRow['status'], firstname: string, message: string | null): ImportRow => ({
  line: 2,
  student: { firstname, lastname: 'Lovelace', gender: null, birthdate: '31/02/2018', level: 'CE1' },
  status,
  message,
});

test('contains only refused rows, with their reason [import.refused-rows]', () => {
  const text = refusedRows([row('OK', 'Ada', null), row('BAD_BIRTHDATE', 'Inès', 'Date “31/02”')], ['Ligne']);
  expect(text).toBe('\ufeffLigne\r\n2;Lovelace;Inès;31/02/2018;;CE1;;Date “31/02”\r\n');
});

test('names the sheet of each row if several sheets were read [import.sheets-shown]', () => {
  const refused = { ...row('BAD_BIRTHDATE', 'Inès', 'Date'), line: 40, in_sheet: { name: 'CP A', line: 7 } };
  expect(refusedRows([refused], ['Feuille', 'Ligne'])).toBe(
    '\ufeffFeuille;Ligne\r\nCP A;7;Lovelace;Inès;31/02/2018;;CE1;;Date\r\n',
  );
});

test.each(['=1+1', '+33', '-2', '@cmd'])(
  'escapes the name %s, so that spreadsheets don’t run it as a formula',
  (name) => {
    expect(refusedRows([row('BAD_NAME', name, null)], [])).toContain(`;'${name};`);
  },
);

test('doubles the quotes in a cell', () => {
  expect(refusedRows([row('BAD_NAME', 'Jo "le petit"', null)], [])).toContain('"Jo ""le petit"""');
});
