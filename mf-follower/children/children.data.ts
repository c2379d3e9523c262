import type { DashboardChild } from '@memocartes/contract/dashboards/dashboards.routes';
import type { ChatsPage } from '@memocartes/contract/messaging/chats.routes';

const school = { id: 1, name: 'École élémentaire Jean-Macé' };
const row = {
  status: 'ACTIVE',
  date_status: '2026-09-01T08:00:00Z',
  is_phygital: false,
  demo_mode: false,
  schools_id: 1,
  avatar: null,
  picture: 57,
  school,
  relation_other: null,
} as const;

/** Two children for stories and tests: one with a week of revision, one new. */
export const children: DashboardChild[] = [
  {
    ...row,
    id: 7,
    firstname: 'Inès',
    lastname: 'Benali',
    gender: 'F',
    birthdate: '2018-03-14',
    level: 'CE1',
    classes_id: 3,
    class_: { id: 3, name: 'CE1 A' },
    relation: 'Mère',
    boxes: [6, 4, 3, 2, 11],
    nb_due: 5,
    week: {
      nb_sessions: 1,
      nb_answers: 11,
      nb_right: 9,
      nb_wrong: 2,
      nb_cards: 9,
      nb_acquired: 1,
      moved: { up: 6, down: 2, kept: 1, started: 3 },
    },
    home_week: { nb_revisions: 2, nb_answers: 24, nb_right: 20 },
    last_session: { date: '2026-11-19T08:30:00Z', nb_cards: 9, nb_right: 9, nb_wrong: 2 },
    next_pack: { id: 4, title: 'La table de 6', icon: 'star', week: '2026-11-23', nb_cards: 12 },
  },
  {
    ...row,
    id: 8,
    firstname: 'Sami',
    lastname: 'Benali',
    gender: 'M',
    birthdate: '2020-09-02',
    level: 'CP',
    classes_id: null,
    class_: null,
    relation: 'Mère',
    boxes: [0, 0, 0, 0, 0],
    nb_due: 0,
    week: {
      nb_sessions: 0,
      nb_answers: 0,
      nb_right: 0,
      nb_wrong: 0,
      nb_cards: 0,
      nb_acquired: 0,
      moved: { up: 0, down: 0, kept: 0, started: 0 },
    },
    last_session: null,
    next_pack: null,
  },
];

/** A conversation about the first child for each number of unread messages. */
export const unreadChats = (counts: readonly number[]): ChatsPage => ({
  chats: counts.map((nb_unread, i) => ({
    id: 40 + i,
    student: { id: 7, firstname: 'Inès', lastname: 'Benali' },
    class: { id: 3, name: 'CE1 A' },
    school,
    date_close: null,
    nb_unread,
    last_message: null,
    participants: [],
  })),
  count: counts.length,
  nb_unread: counts.reduce((sum, count) => sum + count, 0),
});
