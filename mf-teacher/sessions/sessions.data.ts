import type { Class } from '@memocartes/contract/classes/classes.routes';
import type { Session, SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/** The class of the stories. */
export const class_: Class = {
  id: 3,
  version: 1,
  name: 'CE1 A',
  level: 'CE1',
  schools_id: 1,
  teachers: [{ id: 20, firstname: 'Camille', lastname: 'Roussel' }],
  nb_students: 4,
  last_session: null,
  wrong_goes_one_back: false,
  users: [],
  students: [],
  date_create: '2026-09-01T07:00:00Z',
};

/** An open session. */
export const open: Session = {
  id: 41,
  classes_id: 3,
  class_: { id: 3, name: 'CE1 A' },
  creator: { id: 20, firstname: 'Camille', lastname: 'Roussel' },
  status: 'ACTIVE',
  is_over: false,
  code: '163083',
  date_create: minutes(-20),
  end_time: minutes(40),
  date_close: null,
  nb_students: 4,
  nb_joined: 3,
  nb_ended: 1,
  nb_revising: 2,
};

/** A closed session. */
export const closed: Session = {
  ...open,
  id: 40,
  status: 'INACTIVE',
  is_over: true,
  code: null,
  date_create: '2026-11-19T07:52:00Z',
  end_time: '2026-11-19T08:52:00Z',
  date_close: '2026-11-19T08:19:00Z',
  nb_joined: 3,
  nb_ended: 3,
  nb_revising: 0,
};

const none = { up: 0, down: 0, kept: 0, started: 0 };

/** Students of the open session: finished, revising, just joined, awaited. */
export const students: SessionStudent[] = [
  {
    id: 7,
    firstname: 'Inès',
    lastname: 'Benali',
    picture: 57,
    status: 'ENDED',
    on_tablet: true,
    date_join: minutes(-18),
    date_end: minutes(-6),
    nb_cards: 12,
    nb_right: 12,
    nb_wrong: 3,
    nb_acquired: 2,
    moved: { up: 11, down: 2, kept: 2, started: 3 },
  },
  {
    id: 8,
    firstname: 'Zoë',
    lastname: 'Carpentier',
    picture: 66,
    status: 'ACTIVE',
    on_tablet: true,
    date_join: minutes(-10),
    date_end: null,
    nb_cards: 6,
    nb_right: 5,
    nb_wrong: 1,
    nb_acquired: 0,
    moved: { up: 5, down: 1, kept: 0, started: 1 },
  },
  {
    id: 9,
    firstname: 'Lucas',
    lastname: 'Da Silva',
    picture: 75,
    status: 'ACTIVE',
    on_tablet: true,
    date_join: minutes(-1),
    date_end: null,
    nb_cards: 0,
    nb_right: 0,
    nb_wrong: 0,
    nb_acquired: 0,
    moved: none,
  },
  {
    id: 10,
    firstname: 'Maëlys',
    lastname: 'Fontaine',
    picture: 84,
    status: 'INACTIVE',
    on_tablet: false,
    date_join: null,
    date_end: null,
    nb_cards: 0,
    nb_right: 0,
    nb_wrong: 0,
    nb_acquired: 0,
    moved: none,
  },
];

/** A whole class in session: every eighth is awaited, the first is present without a tablet, every fifth has finished. */
export const thirty: SessionStudent[] = Array.from({ length: 30 }, (_, i) => {
  const [awaited, byHand] = [i % 8 === 7, i === 0];
  const student = awaited ? students[3]! : i % 5 === 4 ? students[0]! : students[1]!;
  return {
    ...student,
    id: 200 + i,
    firstname: `Prénom${i + 1}`,
    lastname: 'Élève',
    ...(byHand && { ...students[3]!, id: 200, firstname: 'Prénom1', lastname: 'Élève', status: 'ACTIVE' as const }),
  };
});

/** API responses for the sessions of a class. */
export const sessionsApi = {
  'GET /classes/:id': class_,
  'GET /sessions/classe/:id/last': { session: open },
  'GET /sessions/:id/students': { students, count: students.length },
  'GET /sessions/:id': closed,
  'GET /sessions': { sessions: [closed], count: 1 },
  'POST /sessions': { id: 42, code: '204917', end_time: open.end_time },
  'PATCH /sessions/:id/close': { ...open, status: 'INACTIVE' },
  'PATCH /sessions/:id/students/:student_id': { ...students[3]!, status: 'ACTIVE' },
};
