import { abbreviatedLastName } from './short-names.ts';

const student = (firstname: string, lastname: string) => ({ firstname, lastname });

test('returns null for a student with a unique first name', () => {
  const ada = student('Ada', 'Lovelace');
  expect(abbreviatedLastName(ada, [ada, student('Zoë', 'Martin')])).toBeNull();
});

test('students with the same first name get the shortest distinguishing prefix of the last name [students.short-names]', () => {
  const martin = student('Zoé', 'Martin');
  const durand = student('zoe', 'Durand');
  expect([martin, durand].map((child) => abbreviatedLastName(child, [martin, durand]))).toEqual(['M.', 'D.']);
  const marchand = student('Zoé', 'Marchand');
  expect([martin, marchand].map((child) => abbreviatedLastName(child, [martin, marchand]))).toEqual(['Mart.', 'Marc.']);
});

test('a prefix ends with a letter: « Le R. », not « Le . » [students.short-names]', () => {
  const roy = student('Zoé', 'Le Roy');
  const brun = student('Zoé', 'Lebrun');
  expect([roy, brun].map((child) => abbreviatedLastName(child, [roy, brun]))).toEqual(['Le R.', 'Leb.']);
});

test('returns the whole last name if it is a prefix of another last name', () => {
  const rou = student('Léo', 'Rou');
  const rousseau = student('Léo', 'Rousseau');
  expect([rou, rousseau].map((child) => abbreviatedLastName(child, [rou, rousseau]))).toEqual(['Rou', 'Rous.']);
});

test('returns null for a student without a last name', () => {
  const lea = student('Léa', '');
  expect(abbreviatedLastName(lea, [lea, student('Léa', 'Petit')])).toBeNull();
});
