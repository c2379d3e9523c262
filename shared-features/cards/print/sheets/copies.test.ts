import { maxCopies } from '@memocartes/contract/print/print';

import { copiesOf } from './copies.ts';

const copies = (query: string) => [...copiesOf(new URLSearchParams(query))];

test('reads the copies of each card from the address, at most as many as can be printed [printing.copies]', () => {
  expect(copies('cards=7,8,9&copies=6,1,3')).toEqual([
    [7, 6],
    [9, 3],
  ]);
  expect(copies('cards=7,8&copies=6')).toEqual([[7, 6]]);
  expect(copies('cards=7&copies=100000')).toEqual([[7, maxCopies]]);
  expect([copies('cards=7'), copies('copies=6'), copies('')]).toEqual([[], [], []]);
});

test('an id or a number of copies that is not valid leaves the copies of the other cards unchanged [printing.copies]', () => {
  expect(copies('cards=x,8,9&copies=6,1,3')).toEqual([[9, 3]]);
  expect(copies('cards=7,8,9&copies=x,2,3')).toEqual([
    [8, 2],
    [9, 3],
  ]);
});
