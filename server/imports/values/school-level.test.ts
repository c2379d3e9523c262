import { isNursery, readLevel } from './school-level.ts';

test.each([
  ['cp', 'CP'],
  ['C.P.', 'CP'],
  ['CE 1', 'CE1'],
  ['Cours préparatoire', 'CP'],
  ['COURS  ELEMENTAIRE 1ERE ANNEE', 'CE1'],
  ['Cours élémentaire 1re année', 'CE1'],
  ['Cours élémentaire première année', 'CE1'],
  ['Cours élémentaire 2', 'CE2'],
  ['Cours élémentaire 2e année', 'CE2'],
  ['Cours moyen 1ère année', 'CM1'],
  ['Cours moyen deuxième année', 'CM2'],
  ['Cours moyen 2ème année', 'CM2'],
  ['Cours moyen II', 'CM2'],
  ['Cours moyen - 2e année', 'CM2'],
] as const)('the level « %s » is read as %s [import.values]', (text, level) => expect(readLevel(text)).toBe(level));

test.each([
  '6e',
  'ULIS',
  'Cours moyen',
  'Cours élémentaire 3e année',
  'Cours moyen 12',
  'Cours préparatoires',
  'CP/CE1',
  '?',
])('the level « %s » is not read [import.values]', (text) => expect(readLevel(text)).toBeUndefined());

test('an empty level is read as null [import.values]', () => expect(readLevel(' ')).toBeNull());

test.each(['GS', 'Grande section', 'TOUTE PETITE SECTION', 'M.S.'])(
  '« %s » is nursery school [import.verdicts]',
  (text) => expect(isNursery(text)).toBe(true),
);

test.each(['CP', '', 'Section'])('« %s » is not nursery school [import.verdicts]', (text) =>
  expect(isNursery(text)).toBe(false),
);
