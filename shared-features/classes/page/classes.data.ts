import type { Class, ClassesPage, ClassRow } from '@memocartes/contract/classes/classes.routes';
import type { BoxCounts } from '@memocartes/contract/figures/box-counts.schemas';
import { totalOf } from '@memocartes/contract/figures/total';
import type { ClassBoxes, ClassBoxesStudent, Moved } from '@memocartes/contract/learning/boxes/boxes.routes';
import type { StudentRow } from '@memocartes/contract/students/students.routes';

const school = { id: 1, name: 'École Jean-Macé' };
const camille = { id: 20, firstname: 'Camille', lastname: 'Roussel' };

const row = (id: number, name: string, level: ClassRow['level'], nb_students: number): ClassRow => ({
  id,
  name,
  level,
  schools_id: school.id,
  teachers: [camille],
  nb_students,
  student_levels: [],
  new_cards_by_level: false,
  last_session: id === 5 ? null : '2026-11-19T09:05:00Z',
});

/** The classes of one teacher, for stories. */
const classRows = [row(3, 'CE1 A', 'CE1', 6), row(4, 'CM1/CM2', 'CM1/CM2', 24), row(5, 'CP B', 'CP', 0)];
export const classesPage: ClassesPage = {
  classes: classRows.map((listed) => ({ ...listed, school })),
  count: classRows.length,
};

const names = [
  ['Inès', 'Benali'],
  ['Zoë', 'Carpentier'],
  ['Lucas', 'Da Silva'],
  ['Maëlys', 'Fontaine'],
  ['Noah', 'Girard'],
  ['Awa', 'Traoré'],
] as const;

const studentRows: StudentRow[] = names.map(([firstname, lastname], i) => ({
  id: 7 + i,
  firstname,
  lastname,
  gender: null,
  birthdate: '2019-04-02',
  level: 'CE1',
  status: 'ACTIVE',
  date_status: '2026-09-01T08:00:00Z',
  is_phygital: i === 1,
  demo_mode: i === 5,
  classes_id: 3,
  class_: { id: 3, name: 'CE1 A' },
  schools_id: 1,
  avatar: null,
  picture: 8 * (7 + i) + (i % 8),
}));

/** A class of the stories with all its fields. */
export const class_: Class = {
  version: 1,
  ...classRows[0]!,
  wrong_goes_one_back: false,
  home_revision: 'PRACTICE',
  users: [{ id: 1, user_pro: { ...camille, avatar: null } }],
  students: studentRows,
  date_create: '2026-09-01T07:00:00Z',
};

const boxFigures = (boxes: BoxCounts, due: BoxCounts, nb_right: number, nb_wrong: number) => ({
  boxes,
  due,
  nb_cards: totalOf(boxes),
  nb_acquired: boxes[4],
  nb_right,
  nb_wrong,
});

const boxesAndMoves: [BoxCounts, Moved][] = [
  [[6, 8, 5, 4, 12], { up: 6, down: 2, kept: 1, started: 3 }],
  [[2, 4, 9, 8, 12], { up: 8, down: 0, kept: 1, started: 3 }],
  [[14, 9, 6, 4, 2], { up: 2, down: 5, kept: 2, started: 3 }],
  [[5, 7, 8, 7, 8], { up: 5, down: 1, kept: 0, started: 2 }],
  [[3, 4, 6, 10, 12], { up: 0, down: 0, kept: 0, started: 0 }],
  [[9, 8, 7, 5, 6], { up: 4, down: 3, kept: 2, started: 3 }],
];

const students: ClassBoxesStudent[] = boxesAndMoves.map(([boxes, moved], i) => ({
  id: 7 + i,
  firstname: names[i]![0],
  lastname: names[i]![1],
  ...boxFigures(boxes, [Math.ceil(boxes[0] / 2), Math.ceil(boxes[1] / 4), 0, 0, 0], 120 - boxes[0] * 4, boxes[0] * 3),
  moved,
}));

/** Boxes of `class_`. */
export const classBoxes: ClassBoxes = {
  class_: { id: 3, name: 'CE1 A' },
  total: boxFigures([39, 40, 41, 38, 52], [21, 12, 4, 0, 0], 560, 117),
  last_session: {
    id: 41,
    date_create: '2026-11-19T09:05:00Z',
    status: 'INACTIVE',
    // One student has left the class since.
    moved: { up: 29, down: 11, kept: 7, started: 14 },
  },
  students,
};
