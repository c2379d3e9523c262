import { unmarkFormula, writeCell, writeLine } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+33 6 39 98 00 00', "'+33 6 39 98 00 00"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tA', "'\tA"],
  ['\rA', `"'\rA"`],
  ['Dupont; Jean', '"Dupont; Jean"'],
  ['dit "le grand"', '"dit ""le grand"""'],
  ['deux\nlignes', '"deux\nlignes"'],
  [' espace', '" espace"'],
  ['Zoë', 'Zoë'],
  [-2, '-2'],
  [{ cents: 123_450 }, '1234,50'],
  [{ cents: -36_000 }, '-360,00'],
  [true, 'oui'],
  [false, 'non'],
  [null, ''],
  [undefined, ''],
])('%j is written as %j, which no spreadsheet treats as a formula [interface.list-export]', (cell, expected) => {
  expect(writeCell(cell)).toBe(expected);
});

test.each(['+33 6 39 98 00 00', '-2', "l'été", "'30", "'-tion'", "''=1", 'Zoë', ''])(
  '%j is unchanged when written and read again',
  (text) => {
    expect(unmarkFormula(writeCell(text))).toBe(text);
  },
);

test('writeLine separates cells by semicolons and ends the line with CRLF', () => {
  expect(writeLine(['Nom', 3, null, 'a;b'])).toBe('Nom;3;;"a;b"\r\n');
});
