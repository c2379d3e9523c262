import type { ClassesPage } from '@memocartes/contract/classes/classes.routes';
import type { Level } from '@memocartes/contract/levels/levels';
import type { StudentRow } from '@memocartes/contract/students/students.routes';
import type { Sent } from '@memocartes/shared-shell/fake-host/testing';

const school = { id: 1, name: 'École Jean-Macé' };
const camille = { id: 20, firstname: 'Camille', lastname: 'Roussel' };

type Row = ClassesPage['classes'][number];

const class_ = (id: number, name: string, level: Row['level'], nb_students: number): Row => ({
  id,
  name,
  level,
  schools_id: school.id,
  school,
  teachers: id === 3 ? [camille] : [],
  nb_students,
  student_levels: [],
  new_cards_by_level: false,
  last_session: null,
});

export const classesPage: ClassesPage = {
  classes: [class_(3, 'CE1 A', 'CE1', 24), class_(4, 'CM1/CM2', 'CM1/CM2', 22), class_(5, 'CP B', 'CP', 0)],
  count: 3,
};

const student = (
  id: number,
  firstname: string,
  lastname: string,
  level: Level,
  classId: number | null,
): StudentRow => ({
  id,
  firstname,
  lastname,
  gender: null,
  birthdate: '2019-04-02',
  level,
  status: 'ACTIVE',
  date_status: '2026-09-01T08:00:00Z',
  is_phygital: false,
  demo_mode: false,
  classes_id: classId,
  class_: classId === null ? null : { id: classId, name: 'CE1 A' },
  schools_id: 1,
  avatar: null,
  picture: (8 * id) % 256,
});

/** Four students without a class, and one of CE1 A. */
export const students = [
  student(7, 'Inès', 'Benali', 'CE1', null),
  student(8, 'Zoë', 'Carpentier', 'CE1', null),
  student(9, 'Noah', 'Girard', 'CP', null),
  student(10, 'Awa', 'Traoré', 'CM2', null),
  student(11, 'Lucas', 'Da Silva', 'CE1', 3),
];

/** Responds like the server, with the students of the requested class. */
export const studentsOf = ({ query }: Sent) => {
  const classId = query.get('class_id');
  const inClass = students.filter(({ classes_id }) => String(classes_id ?? 'none') === classId);
  return { students: inClass, count: inClass.length };
};
