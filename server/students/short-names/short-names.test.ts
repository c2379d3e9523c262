import { shortNameSuffix } from './short-names.ts';

const student = (firstname: string, lastname: string) => ({ firstname, lastname });

test('a student with a unique first name gets no prefix', () => {
  const ada = student('Ada', 'Lovelace');
  expect(shortNameSuffix(ada, [ada, student('Zoë', 'Martin')])).toBeNull();
});

test('students with the same first name get the shortest distinguishing prefix [students.short-names]', () => {
  const [martin, durand] = [student('Zoé', 'Martin'), student('zoe', 'Durand')];
  expect([martin, durand].map((child) => shortNameSuffix(child, [martin, durand]))).toEqual(['M.', 'D.']);
  const marchand = student('Zoé', 'Marchand');
  expect([martin, marchand].map((child) => shortNameSuffix(child, [martin, marchand]))).toEqual(['Mart.', 'Marc.']);
});

test('returns the whole last name if it is a prefix of another last name', () => {
  const [roux, rousseau] = [student('Léo', 'Rou'), student('Léo', 'Rousseau')];
  expect([roux, rousseau].map((child) => shortNameSuffix(child, [roux, rousseau]))).toEqual(['Rou', 'Rous.']);
});

test('a student without a last name gets no prefix', () => {
  const lea = student('Léa', '');
  expect(shortNameSuffix(lea, [lea, student('Léa', 'Petit')])).toBeNull();
});
