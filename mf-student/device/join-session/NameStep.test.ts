import { studentName } from './NameStep.tsx';

test('an abbreviated last name keeps its full stop, a whole last name gets none [students.short-names]', () => {
  expect(studentName({ firstname: 'Zoé', initial: 'M.' })).toBe('Zoé M.');
  expect(studentName({ firstname: 'Léo', initial: 'Rou' })).toBe('Léo Rou');
  expect(studentName({ firstname: 'Ada', initial: null })).toBe('Ada');
});
