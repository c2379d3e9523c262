import { initialOf } from './names.ts';

const student = (firstname: string, lastname: string) => ({ firstname, lastname });

test('a first name that nobody else has is enough', () => {
  const ada = student('Ada', 'Lovelace');
  expect(initialOf(ada, [ada, student('Zoë', 'Martin')])).toBeNull();
});

test('two children of one first name are told apart by as few letters as it takes [students.short-names]', () => {
  const [martin, durand] = [student('Zoé', 'Martin'), student('zoe', 'Durand')];
  expect([martin, durand].map((child) => initialOf(child, [martin, durand]))).toEqual(['M.', 'D.']);
  const marchand = student('Zoé', 'Marchand');
  expect([martin, marchand].map((child) => initialOf(child, [martin, marchand]))).toEqual(['Mart.', 'Marc.']);
});

test('one last name that begins another is given whole', () => {
  const [roux, rousseau] = [student('Léo', 'Rou'), student('Léo', 'Rousseau')];
  expect([roux, rousseau].map((child) => initialOf(child, [roux, rousseau]))).toEqual(['Rou', 'Rous.']);
});

test('a child without a last name has nothing to add', () => {
  const lea = student('Léa', '');
  expect(initialOf(lea, [lea, student('Léa', 'Petit')])).toBeNull();
});
