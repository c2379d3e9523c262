import { z } from 'zod';

import { created, id, idParams, ifMatchSummary } from '../fields/fields.schemas.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { routes } from '../http/route.ts';
import { cycles } from '../levels/cycles.ts';
import { classLevels, levels } from '../levels/levels.ts';
import { anyOf, exportableQuery, type Filter, searchText } from '../lists/lists.schemas.ts';
import { cardsCalls } from './cards.calls.ts';
import { card, cardFields } from './cards.schemas.ts';
import { cardFeatures, cardStatuses, cardTypes } from './cards.ts';

export type { Card, CardFields, CardSide } from './cards.schemas.ts';

/**
 * Filters of the list of cards.
 * - `search` matches number, texts, category, activity and subject, ignoring accents.
 * - `features`: a card must have all of them.
 * - `in_school_pack`: published cards of the caller's school that are in a pack of this school, including custom
 *   cards of colleagues [packs.cards].
 * - `order_by=nearest` starts with the levels `near`, by default those of the teacher's classes.
 * - `format=csv` returns a file that can be imported.
 * - `format=apkg` returns an Anki package of the actor's own cards; for a superadmin, of the certified cards.
 */
export const cardsQuery = exportableQuery(['displayed_id', 'date_create', 'level', 'nearest']).extend({
  search: searchText,
  level: anyOf(levels),
  cycle: anyOf(cycles),
  matter_id: id.optional(),
  subject_id: id.optional(),
  edition_id: id.optional(),
  card_type: anyOf(cardTypes),
  status: anyOf(cardStatuses),
  mine: z.enum(['true', 'false']).optional(),
  author_id: id.optional(),
  in_school_pack: z.enum(['true']).optional(),
  features: anyOf(cardFeatures),
  near: anyOf(classLevels),
  format: z.enum(['json', 'csv', 'apkg']).optional(),
});
export type CardFilter = Filter<typeof cardsQuery>;

const cardPage = z.object({ cards: z.array(card), count: z.int() });
export type CardPage = z.infer<typeof cardPage>;

/** Numbers of packs of other people that contain a card [cards.uses]. */
const cardUses = z.object({
  /** Packs of colleagues, in the caller’s school. */
  colleagues: z.int(),
  /** Packs of other schools; for a superadmin, of all schools. */
  other_schools: z.int(),
});
export type CardUses = z.infer<typeof cardUses>;

const creation = cardFields.extend({ request_id: requestId });
export type CreateCard = z.input<typeof creation>;

export const cards = routes('cards', cardsCalls, {
  list: {
    summary: 'Cards visible to the caller: published certified and shared ones, and their own; all for a superadmin.',
    query: cardsQuery,
    response: cardPage,
  },
  view: { summary: 'A card.', params: idParams, response: card },
  uses: {
    summary: 'How many packs of other people contain a card that the caller may edit.',
    params: idParams,
    response: cardUses,
  },
  create: {
    summary: 'Creates a card: certified by a superadmin, custom by a teacher (at most 10 for offers 1 and 3).',
    body: creation,
    status: 201,
    response: created,
  },
  update: {
    summary: `Changes a card, its status, or whether it is shared; students keep their progress. ${ifMatchSummary}`,
    params: idParams,
    body: cardFields.partial(),
    response: card,
  },
  duplicate: {
    summary: 'Copies a visible card to a draft of the caller. The copy is a custom card.',
    params: idParams,
    body: z.object({ request_id: requestId }).nullish(),
    status: 201,
    response: created,
  },
  remove: { summary: 'Deletes a draft that nothing uses.', params: idParams, status: 204 },
});
