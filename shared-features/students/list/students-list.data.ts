import type { StudentRow, StudentsPage } from '@memocartes/contract/students/students.routes';

const school = { id: 1, name: 'École Jean-Macé' };
const ce1 = { id: 3, name: 'CE1 A' };

const row = (id: number, firstname: string, lastname: string, more: Partial<StudentRow> = {}): StudentRow => ({
  id,
  firstname,
  lastname,
  gender: null,
  birthdate: '2019-04-02',
  level: 'CE1',
  status: 'ACTIVE',
  date_status: '2026-09-01T08:00:00Z',
  is_phygital: false,
  demo_mode: false,
  classes_id: ce1.id,
  class_: ce1,
  schools_id: school.id,
  avatar: null,
  picture: 8 * id,
  ...more,
});

const withoutClass = { classes_id: null, class_: null };

/** Students for stories: two in a class, one without a class, one departed. */
const students = [
  row(7, 'Inès', 'Benali', { is_phygital: true }),
  row(8, 'Zoë', 'Carpentier'),
  row(9, 'Noah', 'Girard', { ...withoutClass, level: 'CP', birthdate: null }),
  row(10, 'Awa', 'Traoré', { ...withoutClass, status: 'INACTIVE', level: 'CM2' }),
];
export const studentsPage: StudentsPage = {
  students: students.map((student) => ({ ...student, school })),
  count: students.length,
};
export const classOptions = { classes: [ce1, { id: 4, name: 'CM1/CM2' }] };
