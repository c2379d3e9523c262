import { card } from './cards.data.ts';
import { frontOf } from './frontOf.ts';
import { sideText } from './sideText.ts';

const { front_side: side } = card(12);

test('names a card by the text and image description of its front, else by its number', () => {
  const clock = { ...side, line1: 'Quelle heure est-il ?', pattern: 'bottom' as const, image: 4, alt: 'Une horloge.' };
  expect(frontOf({ displayed_id: 'MA-CP-0001', front_side: clock })).toBe('Quelle heure est-il ? (Une horloge.)');
  expect(frontOf({ displayed_id: 'MA-CP-0001', front_side: { ...clock, line1: null } })).toBe('Une horloge.');
  expect(frontOf({ displayed_id: 'MA-CP-0001', front_side: { ...clock, image: null } })).toBe('Quelle heure est-il ?');
  expect(frontOf({ displayed_id: 'MA-CP-0001', front_side: { ...side, line1: null } })).toBe('MA-CP-0001');
});

test('keeps the lines of a side apart, except after a comma or colon', () => {
  expect(sideText({ ...side, line1: '32', line2: 'Le double.' })).toBe('32\nLe double.');
  const list = { line1: 'Par exemple :', line2: 'aller à l’école,', line3: 'jouer.' };
  expect(sideText({ ...side, ...list })).toBe('Par exemple : aller à l’école, jouer.');
});
