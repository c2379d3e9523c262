import { z } from 'zod';

import { card } from '../../cards/cards.schemas.ts';
import { id, idParams } from '../../fields/fields.schemas.ts';
import { boxCounts } from '../../figures/box-counts.schemas.ts';
import { routes } from '../../http/route.ts';
import { type Filter, listQuery, option, searchText } from '../../lists/lists.schemas.ts';
import { boxesCalls } from './boxes.calls.ts';
import { defaultDifficultDays } from './difficult-cards.ts';

/** Numbers of moves up, down and within a box. `started`: number of cards moved that were in no box before. */
export const moved = z.object({ up: z.int(), down: z.int(), kept: z.int(), started: z.int() });
export type Moved = z.infer<typeof moved>;

const boxFigures = z.object({
  boxes: boxCounts,
  /** Number of cards due today, by box. */
  due: boxCounts,
  nb_cards: z.int(),
  nb_acquired: z.int(),
  nb_right: z.int(),
  nb_wrong: z.int(),
});
export type BoxFigures = z.infer<typeof boxFigures>;

const weekBoxes = z.object({ week: z.string(), boxes: boxCounts });
export type WeekBoxes = z.infer<typeof weekBoxes>;

/** The last session that a student joined: cards revised, answers and moves. */
export const lastSession = z.object({
  id: z.int(),
  date_create: z.string(),
  nb_cards: z.int(),
  nb_right: z.int(),
  nb_wrong: z.int(),
  moved,
});

export const studentBoxes = z.object({
  student: z.object({ id: z.int(), firstname: z.string(), lastname: z.string(), demo_mode: z.boolean() }),
  total: boxFigures,
  subjects: z.array(boxFigures.extend({ id: z.int(), name: z.string() })),
  /** Null before the student's first session. */
  last_session: lastSession.nullable(),
  /**
   * Boxes at the end of each of the last twelve weeks, including this week. Starts later if the student's first card is
   * later. `week` is the Monday.
   */
  weeks: z.array(weekBoxes),
});
export type StudentBoxes = z.infer<typeof studentBoxes>;

const classStudent = boxFigures.extend({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  /** Moves in the class's last session; zeros for an absent student. */
  moved,
});
export type ClassBoxesStudent = z.infer<typeof classStudent>;

export const classBoxes = z.object({
  class_: option,
  total: boxFigures,
  /** `moved`: moves of all students of the session, also of those who left the class since. */
  last_session: z
    .object({ id: z.int(), date_create: z.string(), status: z.enum(['ACTIVE', 'INACTIVE']), moved })
    .nullable(),
  students: z.array(classStudent),
});
export type ClassBoxes = z.infer<typeof classBoxes>;

/** A card with the students who missed it. `nb_right` and `nb_wrong` count the answers of the whole class. */
export const missedCard = z.object({
  card,
  nb_right: z.int(),
  nb_wrong: z.int(),
  nb_students: z.int(),
  students: z.array(z.object({ id: z.int(), firstname: z.string(), lastname: z.string() })),
});
export type MissedCard = z.infer<typeof missedCard>;

/**
 * Difficult cards of a class. `students` answered the card wrongly in the last `days` days and have it in box 1 or 2.
 * Answers are those of these days.
 */
export const hardestCards = z.object({ days: z.int(), cards: z.array(missedCard) });
export type HardestCards = z.infer<typeof hardestCards>;

/** A student of a class who has the card in a box. */
const cardHolder = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  box: z.int(),
  is_due: z.boolean(),
  nb_right: z.int(),
  nb_wrong: z.int(),
});

/**
 * A card in the boxes of a class. `nb_due`: number of students for whom the card is due today; `nb_right`, `nb_wrong`:
 * answers since each student's last reset.
 */
const classCard = z.object({
  card,
  nb_students: z.int(),
  nb_due: z.int(),
  nb_right: z.int(),
  nb_wrong: z.int(),
  /** Sorted by number of wrong answers, highest first. */
  students: z.array(cardHolder),
});
export type ClassCard = z.infer<typeof classCard>;

/** `count` counts distinct cards; `nb_cards` counts pairs of card and student, as do the boxes of the class. */
const classCardsPage = z.object({ cards: z.array(classCard), count: z.int(), nb_cards: z.int() });
export type ClassCardsPage = z.infer<typeof classCardsPage>;

const classCardsQuery = listQuery(['nb_wrong', 'nb_students', 'displayed_id']).extend({
  order_dir: z.enum(['asc', 'desc']).default('desc'),
  box: z.coerce.number().int().min(1).max(5).optional(),
  search: searchText,
  cards_id: z.union([id.transform((item) => [item]), z.array(id).max(100, '100 cartes au plus.')]).optional(),
});
export type ClassCardsFilter = Filter<typeof classCardsQuery>;

export const boxesRoutes = routes('boxes', boxesCalls, {
  student: {
    summary:
      'Boxes of a student: total, by parent subject, and by week. With `subject_id`: only its cards, by subject.',
    params: idParams,
    query: z.object({ subject_id: id.optional() }),
    response: studentBoxes,
  },
  hardest: {
    summary:
      'Difficult cards of a class with the students who missed them: at most ten, each missed by at least two students.',
    params: idParams,
    query: z.object({
      // [boxes.difficult]
      days: z.coerce
        .number()
        .int()
        .min(1, 'De 1 à 60 jours.')
        .max(60, 'De 1 à 60 jours.')
        .default(defaultDifficultDays),
    }),
    response: hardestCards,
  },
  class: {
    summary: 'Boxes of each student of a class, and the moves of the last session.',
    params: idParams,
    response: classBoxes,
  },
  classCards: {
    summary:
      'The cards in the boxes of a class, or in one of them: with the students who have each, and how often they missed it.',
    params: idParams,
    query: classCardsQuery,
    response: classCardsPage,
  },
});
