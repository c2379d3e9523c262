import { areMonthFirst } from './month-first.ts';

test.each([
  ['an American list', ['03/04/2017', '03/15/2017', '11/28/2017'], true],
  ['a French list', ['04/03/2017', '15/03/2017'], false],
  ['a French list with one wrong date', ['05/03/2017', '07/06/2017', '03/15/2017'], false],
  ['a short French list with one wrong date', ['05/03/2017', '03/15/2017'], false],
  ['a French list whose days are all below 13', ['04/03/2017', '05/06/2017'], false],
  ['a list in which the spreadsheet has read some dates', ['2017-04-03', '03/15/2017', '11/28/2017'], false],
  ['a list without dates', ['', ''], false],
])('whether %s has the month first [import.month-first]', (_list, dates, expected) => {
  expect(areMonthFirst(dates)).toBe(expected);
});
