import { capitalise } from '@memocartes/contract/fields/names';

import { boys, families, girls, men, streets, towns, women } from './names.data.ts';

test.each([
  ['girls', girls, 90],
  ['boys', boys, 90],
  ['women', women, 50],
  ['men', men, 50],
  ['families', families, 200],
  ['streets', streets, 20],
])('%s: the list is long enough for the demo data and has no duplicates', (_, names, least) => {
  expect(names.length).toBeGreaterThanOrEqual(least);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('first and family names have the capitals that the portal would give them', () => {
  const names = [...girls, ...boys, ...women, ...men, ...families];
  expect(names.filter((name) => capitalise(name) !== name)).toEqual([]);
});

test('towns have a postal code of five digits', () => {
  expect(towns.filter(([postalCode]) => !/^\d{5}$/.test(postalCode))).toEqual([]);
});
