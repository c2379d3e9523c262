import { z } from 'zod';

import { cardSide } from '../cards/cards.schemas.ts';
import { day, idParams } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { lastSession, moved } from '../learning/boxes/boxes.routes.ts';
import { weekStates } from '../learning/calendar/school-days.ts';
import { packWeek } from '../packs/packs.routes.ts';
import { studentRow } from '../students/student.schemas.ts';
import { avatar, named } from '../users/person-fields.schemas.ts';
import { studentWeekCalls } from './student-week.calls.ts';

/**
 * Answers given between a Monday and the following Sunday, in Paris time, and the cards that they moved
 * [families.activity].
 */
export const weekActivity = z.object({
  nb_sessions: z.int(),
  nb_answers: z.int(),
  nb_right: z.int(),
  nb_wrong: z.int(),
  nb_cards: z.int(),
  nb_acquired: z.int(),
  moved,
});
export type WeekActivity = z.infer<typeof weekActivity>;

/** A published card of the pack; `box` is null while the card is in no box [families.cards]. */
const weekCard = z.object({
  id: z.int(),
  displayed_id: z.string(),
  subject: z.string(),
  is_lesson: z.boolean(),
  is_typed: z.boolean(),
  is_handwritten: z.boolean(),
  front_side: cardSide,
  back_side: cardSide,
  box: z.int().nullable(),
});
export type WeekCard = z.infer<typeof weekCard>;

const weekState = z.enum(weekStates);
const packName = z.object({ id: z.int(), title: z.string(), icon: z.string() });
const teacher = z.object({ id: z.int(), firstname: z.string(), lastname: z.string(), avatar: avatar.nullable() });

/** A week of a student, as followers and staff read it [families.week] [families.pack]. */
const studentWeek = z.object({
  student: studentRow
    .pick({
      id: true,
      firstname: true,
      lastname: true,
      gender: true,
      level: true,
      class_: true,
      avatar: true,
      status: true,
      picture: true,
      demo_mode: true,
      is_phygital: true,
    })
    .extend({ school: named }),
  /** Monday of the week. */
  week: day,
  state: weekState,
  /** French names of the holidays in the week. */
  holidays: z.array(z.string()),
  /** The pack of the student's class for the week, with the author of the pack. */
  pack: packName
    .extend({
      author: z.object({ firstname: z.string(), lastname: z.string() }).nullable(),
      cards: z.array(weekCard),
    })
    .nullable(),
  /** The next pack of the class, for a week after the current week. */
  next_pack: packName.extend({ week: day, nb_cards: z.int() }).nullable(),
  activity: weekActivity,
  last_session: lastSession.nullable(),
  /** Cards due today, and the next day on which other cards are due [families.due]. */
  due: z.object({ today: z.int(), next: z.object({ day, nb_cards: z.int() }).nullable() }),
  /** Latest week first: from the current week back to the oldest one with a pack or an answer, at most twelve [families.history]. */
  weeks: z.array(z.object({ week: day, state: weekState, pack: packName.nullable(), activity: weekActivity })),
  /** Teachers of the student's class. */
  teachers: z.array(teacher),
  /** Whether the offer of the student's school includes messaging. */
  has_messaging: z.boolean(),
});
export type StudentWeek = z.infer<typeof studentWeek>;

export const studentWeekRoutes = routes('student-week', studentWeekCalls, {
  view: {
    summary: 'A week of a student: pack with its cards, answers and moves, next due cards; and the list of weeks.',
    params: idParams,
    query: z.object({ week: packWeek.optional() }),
    response: studentWeek,
  },
});
