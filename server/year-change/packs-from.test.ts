import { packsFrom } from './packs-from.ts';

test.each([
  ['2027-04-30', null],
  ['2027-05-01', '2027-08-01'],
  ['2027-07-31', '2027-08-01'],
  ['2027-08-01', null],
  ['2027-09-03', null],
  ['2028-02-29', null],
])('after a year change on %s, the students get packs from %s [year.packs]', (changedOn, first) => {
  expect(packsFrom(changedOn)).toBe(first);
});
