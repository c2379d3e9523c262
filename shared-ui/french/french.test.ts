import { withDe, withNestedQuotes, withOrdinal } from './french.ts';

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
  ['Voir «\u00a0on ou «\u00a0ont\u00a0»\u00a0?\u00a0»', 'Voir «\u00a0on ou “ont”\u00a0?\u00a0»'],
  ['«\u00a0« a » et « b »\u00a0»', '«\u00a0“a” et “b”\u00a0»'],
  ['«\u00a0a\u00a0» et «\u00a0b\u00a0»', '«\u00a0a\u00a0» et «\u00a0b\u00a0»'],
  ['«\u00a0un « seul\u00a0»', '«\u00a0un « seul\u00a0»'],
  ['» a « b » c «', '» a « b » c «'],
])('the guillemets of « %s » are written « %s » [interface.nested-quotes]', (text, expected) =>
  expect(withNestedQuotes(text)).toBe(expected),
);

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
