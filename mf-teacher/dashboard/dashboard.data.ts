import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';

const monday = mondayOf(today());
const ce1 = { id: 3, name: 'CE1 A' };
const ce2 = { id: 4, name: 'CE2 B' };

/** An open session for stories. */
export const openSession = {
  id: 41,
  code: '163083',
  end_time: new Date(Date.now() + 40 * 60_000).toISOString(),
  is_over: false,
  nb_students: 25,
  nb_joined: 14,
};

/** A teacher's dashboard without an open session. */
export const dashboard: TeacherDashboard = {
  classes: [
    {
      ...ce1,
      level: 'CE1',
      nb_students: 24,
      pack: { id: 11, title: 'Table de 5', icon: 'grid' },
      open_session: null,
      last_session: { id: 40, date_create: '2026-11-19T07:52:00Z' },
    },
    { ...ce2, level: 'CE2', nb_students: 22, pack: null, open_session: null, last_session: null },
  ],
  next_packs: [
    { id: 11, title: 'Table de 5', icon: 'grid', week: monday, class_: ce1 },
    { id: 12, title: 'son ou sont ?', icon: 'help', week: addDays(monday, 7), class_: ce1 },
    { id: 13, title: 'Les capitales', icon: 'home', week: addDays(monday, 14), class_: ce2 },
  ],
  next_week: { monday: addDays(monday, 7), without_pack: [ce2] },
  has_pack: true,
  difficulties: [
    { id: 9, firstname: 'Lucas', lastname: 'Da Silva', picture: 75, class_: ce1, nb_right: 15, nb_wrong: 18 },
    { id: 12, firstname: 'Awa', lastname: 'Traoré', picture: 12, class_: ce1, nb_right: 32, nb_wrong: 34 },
  ],
  calendar_end: null,
  week: {
    nb_sessions: 5,
    nb_students: 42,
    nb_answers: 800,
    nb_right: 632,
    nb_cards: 410,
    nb_acquired: 38,
    moved: { up: 614, down: 25, kept: 90, started: 120 },
  },
  boxes: [76, 353, 682, 614, 144],
  nb_packs_non_attributed: 1,
};

/** A teacher's dashboard with an open session in the first class. */
export const inSession: TeacherDashboard = {
  ...dashboard,
  classes: dashboard.classes.map((class_, i) => (i === 0 ? { ...class_, open_session: openSession } : class_)),
};

/** A teacher's dashboard with a session that is past its end but not closed. */
export const sessionOver: TeacherDashboard = {
  ...dashboard,
  classes: dashboard.classes.map((class_, i) =>
    i === 0 ? { ...class_, open_session: { ...openSession, is_over: true } } : class_,
  ),
};

/** A teacher's dashboard that was loaded before the end of the open session, which is now past. */
export const sessionEndsWhileOpen: TeacherDashboard = {
  ...dashboard,
  classes: dashboard.classes.map((class_, i) =>
    i === 0
      ? { ...class_, open_session: { ...openSession, end_time: new Date(Date.now() - 1000).toISOString() } }
      : class_,
  ),
};

/** The dashboard of a new teacher. */
export const firstDay: TeacherDashboard = {
  ...dashboard,
  next_packs: [],
  difficulties: [],
  week: {
    nb_sessions: 0,
    nb_students: 0,
    nb_answers: 0,
    nb_right: 0,
    nb_cards: 0,
    nb_acquired: 0,
    moved: { up: 0, down: 0, kept: 0, started: 0 },
  },
  boxes: [0, 0, 0, 0, 0],
  nb_packs_non_attributed: 0,
};
