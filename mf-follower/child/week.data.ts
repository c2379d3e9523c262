import { totalOf } from '@memocartes/contract/figures/total';
import type { BoxFigures, StudentBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import type { StudentWeek, WeekActivity, WeekCard } from '@memocartes/contract/student-week/student-week.routes';

import { children } from '../children/children.data.ts';

const monday = mondayOf(today());
const ago = (weeks: number) => addDays(monday, -7 * weeks);

const activity = (nb_right: number, nb_wrong: number, moved: Partial<WeekActivity['moved']> = {}): WeekActivity => ({
  nb_sessions: 2,
  nb_answers: nb_right + nb_wrong,
  nb_right,
  nb_wrong,
  nb_cards: 9,
  nb_acquired: 0,
  moved: { up: 0, down: 0, kept: 0, started: 0, ...moved },
});

const nothing: WeekActivity = { ...activity(0, 0), nb_sessions: 0, nb_cards: 0 };

const side = (line1: string) => ({
  pattern: 'none' as const,
  image: null,
  alt: null,
  line1,
  line2: null,
  line3: null,
  line4: null,
  line5: null,
  line6: null,
  line7: null,
  line8: null,
});

const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n, i): WeekCard => ({
  id: 100 + n,
  displayed_id: `MA-CE1-${String(n).padStart(4, '0')}`,
  subject: 'Multiplication',
  is_lesson: false,
  is_typed: false,
  is_handwritten: false,
  front_side: side(`6 × ${n} = ?`),
  back_side: side(String(6 * n)),
  box: [5, 5, 3, 2, 2, 1, 1, null, null, null][i] ?? null,
}));

const [ines, sami] = children as [(typeof children)[number], (typeof children)[number]];
const pack = { id: 4, title: 'La table de 6', icon: 'star' };

/** A good week, with earlier weeks. */
export const goodWeek: StudentWeek = {
  student: ines,
  week: monday,
  state: 'school',
  holidays: [],
  pack: { ...pack, author: { firstname: 'Claire', lastname: 'Martin' }, cards },
  next_pack: { id: 5, title: 'Les homophones', icon: 'book', week: ago(-1), nb_cards: 12 },
  activity: { ...activity(9, 2, { up: 6, down: 2, kept: 1, started: 3 }), nb_acquired: 2 },
  last_session: {
    id: 41,
    date_create: `${addDays(monday, 3)}T08:30:00Z`,
    nb_cards: 9,
    nb_right: 9,
    nb_wrong: 2,
    moved: { up: 6, down: 2, kept: 1, started: 3 },
  },
  due: { today: 5, next: { day: addDays(today(), 2), nb_cards: 3 } },
  weeks: [
    { week: monday, state: 'school', pack, activity: activity(9, 2, { up: 6, down: 2 }) },
    {
      week: ago(1),
      state: 'school',
      pack: { id: 3, title: 'Les mots invariables', icon: 'book' },
      activity: activity(6, 5, { up: 4 }),
    },
    { week: ago(2), state: 'holiday', pack: null, activity: nothing },
    {
      week: ago(3),
      state: 'school',
      pack: { id: 2, title: 'La table de 5', icon: 'star' },
      activity: activity(12, 0, { up: 9 }),
    },
  ],
  teachers: [{ id: 5, firstname: 'Claire', lastname: 'Martin', avatar: null }],
  has_messaging: true,
};

/** An earlier week, with many mistakes. */
export const hardWeek: StudentWeek = {
  ...goodWeek,
  week: ago(1),
  pack: { ...goodWeek.pack!, id: 3, title: 'Les mots invariables', icon: 'book' },
  activity: activity(4, 7, { up: 2, down: 5 }),
};

/** A child who has just arrived: no class, pack, answer or card. */
export const newWeek: StudentWeek = {
  ...goodWeek,
  student: sami,
  pack: null,
  next_pack: null,
  activity: nothing,
  last_session: null,
  due: { today: 0, next: null },
  weeks: [{ week: monday, state: 'school', pack: null, activity: nothing }],
  teachers: [],
  has_messaging: false,
};

/** A week of holidays, without answers and pack, but with a next pack. */
export const holidayWeek: StudentWeek = {
  ...goodWeek,
  state: 'holiday',
  holidays: ['Noël'],
  pack: null,
  activity: nothing,
  due: { today: 0, next: { day: ago(-2), nb_cards: 8 } },
};

const boxFigures = (boxes: BoxFigures['boxes'], due: BoxFigures['due']): BoxFigures => ({
  boxes,
  due,
  nb_cards: totalOf(boxes),
  nb_acquired: boxes[4],
  nb_right: 96,
  nb_wrong: 18,
});

/** Boxes of the first child in two parent subjects. */
export const childBoxes: StudentBoxes = {
  student: { id: 7, firstname: 'Inès', lastname: 'Benali', demo_mode: false },
  total: boxFigures([6, 4, 3, 2, 11], [3, 2, 0, 0, 0]),
  subjects: [
    { id: 1, name: 'Français', ...boxFigures([4, 1, 2, 1, 5], [2, 1, 0, 0, 0]) },
    { id: 2, name: 'Mathématiques', ...boxFigures([2, 3, 1, 1, 6], [1, 1, 0, 0, 0]) },
  ],
  last_session: goodWeek.last_session,
  weeks: [3, 2, 1, 0].map((weeks) => ({ week: ago(weeks), boxes: [6, 4, 3, 2, 11 - 3 * weeks] })),
};
