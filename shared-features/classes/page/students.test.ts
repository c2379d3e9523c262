import { class_ } from './classes.data.ts';
import { sortStudents, type StudentRow } from './students.ts';

test('the students of a class of several levels are sorted from CP to CM2, then by name', () => {
  const [first] = class_.students;

  const row = (firstname: string, level: StudentRow['level']): StudentRow => ({
    ...first!,
    lastname: 'A',
    firstname,
    level,
  });

  const rows = [row('Zoë', 'CM1'), row('Ali', 'CM1'), row('Bea', 'CP'), row('Noé', null), row('Eva', 'CE1')];
  const names = (dir: 'asc' | 'desc') => sortStudents(rows, { by: 'level', dir }).map(({ firstname }) => firstname);
  expect(names('asc')).toEqual(['Bea', 'Eva', 'Ali', 'Zoë', 'Noé']);
  expect(names('desc')).toEqual(['Noé', 'Zoë', 'Ali', 'Eva', 'Bea']);
});
