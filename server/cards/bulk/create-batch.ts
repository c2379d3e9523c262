import type { BatchResult, cardsBulk } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import type { FieldErrors } from '@memocartes/contract/errors/errors';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { z } from 'zod';

import type { Db, Trx } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { invalid } from '../../http/errors.ts';
import { checkCardLimit, wrongFields } from '../cards.check.ts';
import { insertCard } from '../cards.writes.ts';
import { cardChecksum } from './cards-bulk.queries.ts';
import { beginBulkCall, insertCardsOperation, storeResponse } from './cards-operations.ts';

type Batch = z.output<typeof cardsBulk.createBatch.body>;
type NewCard = Batch['cards'][number];

/** Errors of each card by its index, from 0: `cards.3.bline1`. */
async function wrongRows(trx: Trx, actor: Actor, cards: readonly NewCard[]): Promise<FieldErrors> {
  const fields: FieldErrors = {};
  for (const [index, card] of cards.entries()) {
    const wrong =
      card.status === 'ARCHIVED'
        ? { status: 'Une carte neuve est un brouillon, ou publiée.' }
        : await wrongFields(trx, actor, card);
    for (const [field, words] of Object.entries(wrong)) fields[`cards.${index}.${field}`] = words;
  }
  return fields;
}

/** Locks the parent subjects, by which cards are numbered. The order is fixed, so that two batches can't deadlock. */
const lockMatters = (trx: Trx, cards: readonly NewCard[]) =>
  inEverySchool(() =>
    trx
      .selectFrom('subjects')
      .select('id')
      .where('id', 'in', [...new Set(cards.map(({ matter_id }) => matter_id))])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
  );

/**
 * Creates all these cards or none, owned by the actor.
 * @throws 422 naming every wrong field of every row, 409 LIMIT_CARDS when the cards exceed the offer's limit
 */
export const createBatch = (db: Db, actor: Actor, { cards, request_id }: Batch) =>
  db.transaction().execute(async (trx): Promise<BatchResult> => {
    const before = await beginBulkCall(trx, actor, ['CREATE'], request_id);
    if (before) return before as BatchResult;
    const wrong = await wrongRows(trx, actor, cards);
    if (Object.keys(wrong).length) throw invalid(wrong);
    await checkCardLimit(trx, actor, cards.length);
    await lockMatters(trx, cards);
    const ids: number[] = [];
    for (const card of cards) ids.push((await insertCard(trx, actor, card)).id);
    const created = await trx
      .selectFrom('cards')
      .select(['cards.id', cardChecksum.as('mark')])
      .where('cards.id', 'in', ids)
      .execute();
    const { id } = await insertCardsOperation(trx, actor, {
      kind: 'CREATE',
      nb_cards: ids.length,
      request_id,
      data: { created },
    });
    return storeResponse(trx, id, { ids, operation_id: id });
  });
