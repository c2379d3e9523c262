import { parseTsv, pastedRows } from './tsv.ts';

test('tabs between cells, lines between rows, whatever ends them', () => {
  expect(parseTsv('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(parseTsv('a\t\tc')).toEqual([['a', '', 'c']]);
});

test('a quoted cell holds lines, tabs and quotes; quotes inside a plain cell are its own', () => {
  expect(parseTsv('"un\ndeux"\t"dit ""oui"""\n5" \t"x')).toEqual([
    ['un\ndeux', 'dit "oui"'],
    ['5" ', '"x'],
  ]);
});

test('the text of one cell is no rows; names of columns and empty rows are left out', () => {
  expect(pastedRows('une seule')).toBeUndefined();
  expect(pastedRows('une seule\n')).toBeUndefined();
  expect(pastedRows('Question\tRéponse\n7 × 8\t56\n\t\n')).toEqual([['7 × 8', '56']]);
});
