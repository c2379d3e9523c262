import { parseTsv, pastedRows } from './tsv.ts';

test('tabs separate cells, any kind of line break separates rows', () => {
  expect(parseTsv('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(parseTsv('a\t\tc')).toEqual([['a', '', 'c']]);
});

test('a quoted cell holds lines, tabs and quotes; quotes inside an unquoted cell are part of its text', () => {
  expect(parseTsv('"un\ndeux"\t"dit ""oui"""\n5" \t"x')).toEqual([
    ['un\ndeux', 'dit "oui"'],
    ['5" ', '"x'],
  ]);
});

test('the text of one cell gives no rows; a header row and empty rows are left out', () => {
  expect(pastedRows('une seule')).toBeUndefined();
  expect(pastedRows('une seule\n')).toBeUndefined();
  expect(pastedRows('Question\tRéponse\n7 × 8\t56\n\t\n')).toEqual([['7 × 8', '56']]);
});
