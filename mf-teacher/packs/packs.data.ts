import { addDays, mondayOf, today, weekNumber } from '@memocartes/contract/learning/calendar/days';
import type { Card, CardSide } from '@memocartes/contract/cards/cards.routes';
import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import type { ClassWeek, ClassWeeks, Pack, PackDetail } from '@memocartes/contract/packs/packs.routes';
import type { SubjectOption } from '@memocartes/contract/subjects/subjects.routes';

const camille = { id: 20, firstname: 'Camille', lastname: 'Roussel' };

/** Classes of the stories' teacher. */
export const classes: ClassRow[] = [
  { id: 3, name: 'CE1 A', level: 'CE1', schools_id: 1, teachers: [camille], nb_students: 24, last_session: null },
  { id: 4, name: 'CE2 B', level: 'CE2', schools_id: 1, teachers: [camille], nb_students: 22, last_session: null },
];

const side = (...lines: string[]): CardSide => ({
  pattern: 'none',
  image: null,
  alt: null,
  line1: lines[0] ?? null,
  line2: lines[1] ?? null,
  line3: null,
  line4: null,
  line5: null,
  line6: null,
  line7: null,
  line8: null,
});

/** Cards of the table of 5. */
export const cards: Card[] = Array.from({ length: 18 }, (_, i) => ({
  id: 100 + i,
  version: 1,
  displayed_id: `MA-CE1-00${10 + i}`,
  qr_code: `5D1C88E0A3F2${String(100 + i).padStart(4, '0')}`,
  card_type: 'CERTIFIED',
  status: 'FINAL',
  cycle: '2',
  level: 'CE1',
  matter_id: 2,
  subject_id: 14,
  parent_subject: { id: 2, name: 'Mathématiques' },
  subject: { name: 'Tables de multiplication' },
  edition_id: null,
  num_card: i,
  code: null,
  category: 'Table de 5',
  activity: null,
  question: null,
  position: i,
  is_duo: false,
  is_lesson: false,
  is_typed: false,
  is_handwritten: false,
  accents_count: false,
  accepted_answers: [],
  authentications_id: null,
  is_mine: false,
  in_pack: true,
  schools_id: null,
  school_name: null,
  front_side: side(`5 × ${i} = ?`),
  back_side: side(String(5 * i)),
}));

export const subjects: SubjectOption[] = [
  { id: 1, name: 'Français', parent_id: null, code: 'FR' },
  { id: 2, name: 'Mathématiques', parent_id: null, code: 'MA' },
  { id: 14, name: 'Tables de multiplication', parent_id: 2, code: 'TA' },
];

const now = mondayOf(today());

/** Packs: one assigned twice, one of a colleague, one not assigned. */
export const packs: Pack[] = [
  {
    id: 11,
    title: 'Table de 5',
    name: null,
    icon: 'grid',
    date_create: '2026-11-02T09:00:00Z',
    schools_id: 1,
    authentications_id: 10,
    author: camille,
    nb_cards: 6,
    classes: [
      { id: 1, classes_id: 3, name: 'CE1 A', week: now },
      { id: 2, classes_id: 4, name: 'CE2 B', week: addDays(now, 7) },
      { id: 3, classes_id: 3, name: 'CE1 A', week: addDays(now, -70) },
    ],
  },
  {
    id: 12,
    title: 'Les capitales',
    name: null,
    icon: 'home',
    date_create: '2026-11-03T09:00:00Z',
    schools_id: 1,
    authentications_id: 99,
    author: { firstname: 'Hervé', lastname: 'Guyot' },
    nb_cards: 15,
    classes: [],
  },
];

export const packDetail: PackDetail = { ...packs[0]!, version: 1, cards: cards.slice(0, 6) };

const states: Record<number, Partial<ClassWeek>> = {
  0: { pack: { id: 11, title: 'Table de 5', icon: 'grid', nb_cards: 6 } },
  2: { state: 'partly', holidays: ['Lundi de Pâques'] },
  3: { state: 'holiday', holidays: ['Noël'] },
};

/** Weeks of a class from this one on: taken, free, partly and wholly holiday, free. */
export const weeks: ClassWeeks = {
  class_: { id: 3, name: 'CE1 A' },
  zone: 'C',
  calendar_end: null,
  weeks: Array.from({ length: 6 }, (_, i) => ({
    monday: addDays(now, 7 * i),
    number: weekNumber(addDays(now, 7 * i)),
    state: 'school',
    holidays: [],
    pack: null,
    ...states[i],
  })),
};

/** API responses for these screens. */
export const packsApi = {
  'GET /classes': { classes, count: classes.length },
  'GET /classes/:id/weeks': weeks,
  'GET /packspro/': { packs_pro: packs, count: packs.length },
  'GET /packspro/completed/count': { count: 3 },
  'GET /packspro/non_attributed/count': { count: 1 },
  'GET /packspro/:id': packDetail,
  'DELETE /packspro/:id/card/:card_id': null,
  'GET /cards': { cards, count: cards.length },
  'GET /subjects/select': { subjects, count: subjects.length },
  'POST /packspro/:id/classes': { id: 11, warnings: [] },
  'POST /packspro/create': { id: 13, warnings: [] },
  'PATCH /packspro/:id': packDetail,
  'DELETE /packspro/:id': null,
  'PATCH /packspro/:id/classes/:classes_id/:week': { id: 11, warnings: [] },
  'DELETE /packspro/:id/classes/:classes_id/:week': null,
};

/** The API's error when a colleague assigned the week first. */
export const weekTaken = {
  statusCode: 409,
  code: 'PACK_WEEK_TAKEN',
  message: 'Un pack est déjà attribué à cette classe cette semaine',
};

/** The API's error for a week of holidays. */
export const weekHoliday = {
  statusCode: 422,
  code: 'PACK_WEEK_HOLIDAY',
  message: 'Cette semaine est entièrement en vacances scolaires\u00a0: choisissez une autre semaine.',
};
