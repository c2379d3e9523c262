import { cardsByLevel, mixedLevels } from './cards-by-level.ts';

const mixed = { new_cards_by_level: true, student_levels: ['CE1', 'CE2'] } as const;

test('counts the cards of each level, those without level and of other levels for all [sessions.by-level]', () => {
  expect(cardsByLevel(['CE1', 'CE1', 'CE2', null, 'CP'], mixed)).toEqual([
    { level: 'CE1', nb_cards: 4 },
    { level: 'CE2', nb_cards: 3 },
  ]);
  expect(cardsByLevel(['CE1'], mixed)).toContainEqual({ level: 'CE2', nb_cards: 0 });
});

test('counts nothing if all students get the same cards [sessions.by-level]', () => {
  expect(cardsByLevel(['CE1'], { ...mixed, new_cards_by_level: false })).toEqual([]);
  expect(cardsByLevel(['CE1'], { ...mixed, student_levels: ['CE1'] })).toEqual([]);
});

test('names the levels of the class whose cards all students get without the option [packs.all-levels]', () => {
  const mixed = { new_cards_by_level: false, student_levels: ['CE1', 'CE2'] } as const;
  expect(mixedLevels(['CE2', 'CE1', null, 'CP'], mixed)).toEqual(['CE1', 'CE2']);
  expect(mixedLevels(['CE2', null, 'CP'], mixed)).toEqual([]);
  expect(mixedLevels(['CE1', 'CE2'], { ...mixed, student_levels: ['CE1'] })).toEqual([]);
  expect(mixedLevels(['CE1', 'CE2'], { ...mixed, new_cards_by_level: true })).toEqual([]);
});
