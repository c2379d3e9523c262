import { z } from 'zod';

import { cardSide } from '../../cards/cards.schemas.ts';
import { bodyId, day, id, idParams } from '../../fields/fields.schemas.ts';
import { routes } from '../../http/route.ts';
import { type Filter, listQuery, option, searchText } from '../../lists/lists.schemas.ts';
import { student } from '../../students/student.schemas.ts';
import { cardStates } from './card-states.ts';
import { maxPlacements } from './placements.ts';
import { trackingCalls } from './tracking.calls.ts';

const wrongBox = 'Boîte de 1 à 5.';
const box = z.number(wrongBox).int(wrongBox).min(1, wrongBox).max(5, wrongBox);
const ofStudent = z.object({ student_id: id });

/** An answer that was not undone. */
const lastAnswer = z.object({ is_right: z.boolean(), answered_at: z.string() });

/** A card of a student with its box and last five answers, latest first. */
const currentCard = z.object({
  cards_id: z.int(),
  displayed_id: z.string(),
  front_side: cardSide,
  back_side: cardSide,
  subject: option,
  box,
  due_on: z.string().nullable(),
  moved_on: z.string(),
  nb_right: z.int(),
  nb_wrong: z.int(),
  last_answers: z.array(lastAnswer),
});
export type CurrentCard = z.infer<typeof currentCard>;

/**
 * `count`: cards that match all filters; `nb_all` to `nb_learnt`: cards of each state that match the other filters.
 * `nb_waiting`: cards of packs assigned to the class up to this week that are in no box yet.
 */
const currentPage = z.object({
  cards: z.array(currentCard),
  count: z.int(),
  nb_all: z.int(),
  nb_missed: z.int(),
  nb_due: z.int(),
  nb_learnt: z.int(),
  nb_waiting: z.int(),
});
export type CurrentPage = z.infer<typeof currentPage>;

const currentQuery = listQuery(['box', 'due_on', 'displayed_id']).extend({
  search: searchText,
  box: z.coerce.number().int().min(1).max(5).optional(),
  subject_id: id.optional(),
  state: z.enum(cardStates).optional(),
  since: day.optional(),
});
export type CurrentFilter = Filter<typeof currentQuery>;

/** The client generates `client_id` once for each placement, so that a repeated request counts once. */
const placement = z.object({ client_id: z.uuid('Identifiant attendu.'), cards_id: bodyId, box });
const placements = z.object({
  placements: z
    .array(placement)
    .min(1, 'Choisissez au moins une carte.')
    .max(maxPlacements, `${maxPlacements} cartes au plus.`),
});
export type Placements = z.infer<typeof placements>;

const moves = z.object({
  cards: z.array(z.object({ cards_id: z.int(), box_before: box, box, due_on: z.string().nullable() })),
});
export type Moves = z.infer<typeof moves>;

/**
 * Calls that read a student's cards in boxes, and calls that change the boxes by hand: placements of physical cards
 * [boxes.physical], demonstration [boxes.demo], reset [boxes.reset].
 */
export const tracking = routes('tracking', trackingCalls, {
  demo: {
    summary: 'Demonstration: up to 20 certified cards, spread over the boxes of a student without cards.',
    params: idParams,
    response: student,
  },
  current: {
    summary: 'The cards of a student, each with its box and last answers: all, missed, due or learnt.',
    params: ofStudent,
    query: currentQuery,
    response: currentPage,
  },
  init: {
    summary:
      'For a student with physical cards: places in box 1 every card of the packs given so far that is in no box yet.',
    params: ofStudent,
    response: z.object({ count: z.int() }),
  },
  place: {
    summary: 'Records the boxes of physical cards.',
    params: idParams,
    body: placements,
    response: moves,
  },
  reset: {
    summary: 'Removes all cards of a student from the boxes; the history of answers stays.',
    params: idParams,
    response: student,
  },
});
