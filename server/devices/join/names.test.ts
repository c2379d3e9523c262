import { initialOf } from './names.ts';

const pupil = (firstname: string, lastname: string) => ({ firstname, lastname });

test('a first name that nobody else has is enough', () => {
  const ada = pupil('Ada', 'Lovelace');
  expect(initialOf(ada, [ada, pupil('Zoë', 'Martin')])).toBeNull();
});

test('two children of one first name are told apart by as few letters as it takes [students.short-names]', () => {
  const [martin, durand] = [pupil('Zoé', 'Martin'), pupil('zoe', 'Durand')];
  expect([martin, durand].map((child) => initialOf(child, [martin, durand]))).toEqual(['M.', 'D.']);
  const marchand = pupil('Zoé', 'Marchand');
  expect([martin, marchand].map((child) => initialOf(child, [martin, marchand]))).toEqual(['Mart.', 'Marc.']);
});

test('one last name that begins another is given whole', () => {
  const [roux, rousseau] = [pupil('Léo', 'Rou'), pupil('Léo', 'Rousseau')];
  expect([roux, rousseau].map((child) => initialOf(child, [roux, rousseau]))).toEqual(['Rou', 'Rous.']);
});

test('a child without a last name has nothing to add', () => {
  const lea = pupil('Léa', '');
  expect(initialOf(lea, [lea, pupil('Léa', 'Petit')])).toBeNull();
});
