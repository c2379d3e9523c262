import { z } from 'zod';

import { bodyId, idParams, instant, requiredText } from '../../fields/fields.schemas.ts';
import { maxLength } from '../../fields/lengths.ts';
import { requestId } from '../../http/request-id.schemas.ts';
import { routes } from '../../http/route.ts';
import { levels } from '../../levels/levels.ts';
import type { Filter } from '../../lists/lists.schemas.ts';
import { cardsQuery } from '../cards.routes.ts';
import { cardFields } from '../cards.schemas.ts';
import { cardStatuses } from '../cards.ts';
import { cardsBulkCalls } from './cards-bulk.calls.ts';
import { bulkVerdicts, cardKeptReasons, cardOperationKinds, maxBatchCards, maxBulkCards } from './cards-bulk.ts';

/** Filters of the list of cards, without paging. */
const selectQuery = cardsQuery.omit({ nb_items: true, nb_page: true, format: true });
export type CardSelectFilter = Filter<typeof selectQuery>;

const selectable = z.object({ id: z.int(), status: z.enum(cardStatuses), may_edit: z.boolean() });
export type SelectableCard = z.infer<typeof selectable>;
const selection = z.object({ cards: z.array(selectable), count: z.int() });
export type CardSelection = z.infer<typeof selection>;

const changes = z
  .object({
    status: z.enum(cardStatuses),
    level: z.enum(levels).nullable(),
    matter_id: bodyId,
    subject_id: bodyId.nullable(),
    is_typed: z.boolean(),
    edition_id: bodyId.nullable(),
    /** Position of the first card in the edition; the other cards follow in the order of `ids`. */
    position_from: z
      .int32('Nombre entier attendu.')
      .min(0, 'Nombre positif attendu.')
      .max(1_000_000, '1 000 000 au plus.'),
  })
  .partial()
  .refine(({ subject_id, matter_id }) => subject_id === undefined || matter_id !== undefined, {
    path: ['matter_id'],
    message: 'Une sous-matière va avec sa matière.',
  });
export type BulkChanges = z.infer<typeof changes>;

const newPacks = z.object({
  title: requiredText(maxLength.packTitle),
  icon: requiredText(40),
  /** If there are more cards than one pack can contain, creates as many numbered packs as needed. */
  split: z.boolean().default(false),
});
const packTarget = z.union([z.object({ id: bodyId }), newPacks], 'Choisissez un pack, ou donnez un titre au nouveau.');

const bulk = z
  .object({
    ids: z
      .array(bodyId)
      .min(1, 'Choisissez au moins une carte.')
      .max(maxBulkCards, `${maxBulkCards} cartes au plus\u00a0: faites-le en plusieurs fois.`)
      .refine((ids) => new Set(ids).size === ids.length, 'La même carte est choisie deux fois.'),
    changes: changes.optional(),
    pack: packTarget.optional(),
    remove: z.boolean().optional(),
    request_id: requestId,
  })
  .refine(({ changes: fields, pack, remove }) => !!remove !== !!(pack ?? (fields && Object.keys(fields).length)), {
    path: ['changes'],
    message: 'Dites ce qui change\u00a0: des champs ou un pack, ou la suppression.',
  });
export type BulkBody = z.input<typeof bulk>;
export type BulkRequest = z.output<typeof bulk>;

const bulkRow = z.object({
  id: z.int(),
  /** Null for an unknown card. */
  displayed_id: z.string().nullable(),
  verdict: z.enum(bulkVerdicts),
  /** French message for why nothing was done; otherwise null. */
  message: z.string().nullable(),
});
const bulkResult = z.object({
  nb_done: z.int(),
  rows: z.array(bulkRow),
  /** Packs to which cards were added. */
  packs: z.array(z.object({ id: z.int(), title: z.string(), nb_cards: z.int() })),
  /** Id to pass to `undo`; null when nothing was done. */
  operation_id: z.int().nullable(),
});
export type BulkResult = z.infer<typeof bulkResult>;

const batch = z.object({
  cards: z
    .array(cardFields)
    .min(1, 'Écrivez au moins une carte.')
    .max(maxBatchCards, `${maxBatchCards} cartes au plus à la fois.`),
  request_id: requestId,
});
export type BatchBody = z.input<typeof batch>;
const batchResult = z.object({ ids: z.array(z.int()), operation_id: z.int() });
export type BatchResult = z.infer<typeof batchResult>;

const operation = z.object({
  id: z.int(),
  kind: z.enum(cardOperationKinds),
  /** Name of the imported file; null for other operations. */
  title: z.string().nullable(),
  nb_cards: z.int(),
  date_create: instant,
  date_undoable_until: instant,
});
export type CardOperation = z.infer<typeof operation>;
const operationList = z.object({ operations: z.array(operation) });
export type CardOperations = z.infer<typeof operationList>;

const undone = z.object({
  /** Number of cards deleted, restored to their previous values, restored after deletion, or removed from a pack. */
  nb_undone: z.int(),
  /** Number of skipped items, and the first hundred with the reason. */
  nb_kept: z.int(),
  kept: z.array(z.object({ id: z.int(), name: z.string(), reason: z.enum(cardKeptReasons) })),
});
export type CardsUndone = z.infer<typeof undone>;

export const cardsBulk = routes('cards', cardsBulkCalls, {
  select: {
    summary: `Ids of the cards that match the filters of the list, at most ${maxBulkCards}, and which of them may be changed.`,
    query: selectQuery,
    response: selection,
  },
  apply: {
    summary:
      'Changes many cards, adds them to packs, or deletes them, in one transaction; each card gets a verdict, and refused ones stay unchanged.',
    body: bulk,
    response: bulkResult,
  },
  createBatch: {
    summary: 'Creates many cards, all or none; a refusal names each wrong field by its row (`cards.3.bline1`).',
    body: batch,
    status: 201,
    response: batchResult,
    // Enough for 200 cards with 15 full lines.
    bodyLimit: 2_000_000,
  },
  operations: {
    summary: 'The actor’s bulk operations that can still be undone, the latest first.',
    response: operationList,
  },
  undo: {
    summary: 'Undoes an import or a bulk change, once and within 24 h; cards changed or used since then are kept.',
    params: idParams,
    response: undone,
  },
});
