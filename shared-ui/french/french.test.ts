import { withDe, withOrdinal } from './french.ts';

test.each([
  ['Abdoulaye', 'd’Abdoulaye'],
  ['Esther', 'd’Esther'],
  ['Élodie', 'd’Élodie'],
  ['Zoë', 'de Zoë'],
  ['Hugo', 'd’Hugo'],
  ['Hélène', 'd’Hélène'],
  ['Hadrien', 'd’Hadrien'],
  ['Hamza', 'de Hamza'],
  ['Houda', 'de Houda'],
  ['Yves', 'd’Yves'],
  ['Yanis', 'de Yanis'],
  ['Œdipe', 'd’Œdipe'],
  ['CE1 A', 'de CE1 A'],
  ['', 'de '],
])('the name « %s » with its preposition is « %s »', (name, expected) => expect(withDe(name)).toBe(expected));

test.each([
  ['lundi 1 février', 'lundi 1er février'],
  ['1 septembre', '1er septembre'],
  ['lundi 11 février', 'lundi 11 février'],
  ['mardi 21 avril 2026', 'mardi 21 avril 2026'],
  ['1er mai', '1er mai'],
])('the date « %s » is written « %s »', (date, expected) => expect(withOrdinal(date, 'fr')).toBe(expected));

test('an English date keeps its number', () => {
  expect(withOrdinal('Sunday 1 February', 'en')).toBe('Sunday 1 February');
});
