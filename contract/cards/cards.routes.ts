import { z } from 'zod';
import { routes } from '../http/route.ts';
import { created, id, idParams, listQuery, searchText } from '../lists/lists.ts';
import type { Filter } from '../lists/lists.ts';
import { levels } from '../people/people.ts';
import { cardsCalls } from './cards.calls.ts';
import { card, cardFields } from './cards.schemas.ts';
import { cardStatuses, cardTypes } from './cards.ts';

export type { Card, CardFields, CardSide } from './cards.schemas.ts';

/** `search` reads the card's number, lines, category, activity and subject, without accents; `mine` keeps the actor's own. */
const cardFilter = listQuery(['displayed_id', 'date_create', 'level']).extend({
  search: searchText,
  level: z.enum(levels).optional(),
  matter_id: id.optional(),
  subject_id: id.optional(),
  card_type: z.enum(cardTypes).optional(),
  status: z.enum(cardStatuses).optional(),
  mine: z.enum(['true', 'false']).optional(),
});
export type CardFilter = Filter<typeof cardFilter>;

const cardPage = z.object({ cards: z.array(card), count: z.number().int() });
export type CardPage = z.infer<typeof cardPage>;

export const cards = routes('cards', cardsCalls, {
  list: { summary: 'Cards that may be used: certified, shared, and one’s own.', query: cardFilter, response: cardPage },
  view: { summary: 'A card.', params: idParams, response: card },
  create: {
    summary: 'Makes a card: certified by a super administrator, custom by a teacher (10 at most for offers 1 and 3).',
    body: cardFields,
    status: 201,
    response: created,
  },
  update: { summary: 'Changes a card, or its status.', params: idParams, body: cardFields.partial(), response: card },
  remove: { summary: 'Deletes a draft that nothing uses.', params: idParams, status: 204 },
});
