import type { CardOperationKind } from '@memocartes/contract/cards/bulk/cards-bulk';
import type { CardOperation } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import { lockInSchool } from '../../school-membership/lock-in-school.ts';
import type { CardsUndo } from './undo-cards.ts';

type NewOperation = {
  kind: CardOperationKind;
  nb_cards: number;
  title?: string | null;
  request_id?: string;
  data: CardsUndo;
};

/**
 * Begins a bulk call: locks the person's row, so that their bulk calls run one after the other.
 * @throws 409 CONFLICT if they were moved to another school meanwhile
 * @param kinds the kinds of operation that this request may create; if `request_id` was used for another kind,
 * `insertCardsOperation` throws 409 CONFLICT
 * @returns the stored response if the same request was already carried out
 */
export async function beginBulkCall(
  trx: Trx,
  actor: Actor,
  kinds: readonly CardOperationKind[],
  request_id: string | undefined,
): Promise<unknown> {
  await lockInSchool(trx, actor);
  if (request_id === undefined) return undefined;
  const existing = await trx
    .selectFrom('cards_operations')
    .select('answer')
    .where('authentications_id', '=', actor.id)
    .where('request_id', '=', request_id)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return existing?.answer;
}

/** Stores a bulk operation with the data to undo it. Call `storeResponse` next. */
export const insertCardsOperation = (
  trx: Trx,
  actor: Actor,
  { data, title = null, request_id, ...operation }: NewOperation,
) =>
  trx
    .insertInto('cards_operations')
    .values({
      ...operation,
      title,
      request_id: request_id ?? null,
      authentications_id: actor.id,
      schools_id: actor.schoolId,
      data: JSON.stringify(data),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Stores the response, to be returned if the same request is sent again. */
export async function storeResponse<R extends object>(trx: Trx, id: number, response: R): Promise<R> {
  await trx
    .updateTable('cards_operations')
    .set({ answer: JSON.stringify(response) })
    .where('id', '=', id)
    .execute();
  return response;
}

const isUndoable = sql<boolean>`(date_undone is null and date_undoable_until > now())`;

/** Maximum number of operations listed in the menu. */
const maxListed = 20;

/** Operations that the actor can still undo, the latest first. */
export const listCardsOperations = (db: Db, actor: Actor): Promise<CardOperation[]> =>
  db
    .selectFrom('cards_operations')
    .select(['id', 'kind', 'title', 'nb_cards', 'date_create', 'date_undoable_until'])
    .where('authentications_id', '=', actor.id)
    .where(isUndoable)
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();

/** An operation of the actor, as a subject of the permission table; or undefined. */
export const findCardsOperation = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('cards_operations')
    .select(['id', 'schools_id as schoolId', 'authentications_id as authorId'])
    .where('id', '=', id)
    .where('authentications_id', '=', actor.id)
    .executeTakeFirst();
