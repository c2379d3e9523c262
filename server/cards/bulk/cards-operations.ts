import { sql } from 'kysely';
import type { CardOperationKind } from '@memocartes/contract/cards/bulk/cards-bulk';
import type { CardOperation } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../../database/database.ts';
import type { CardsUndo } from './undo-cards.ts';

type Done = {
  kind: CardOperationKind;
  nb_cards: number;
  title?: string | null;
  request_id?: string | undefined;
  data: CardsUndo;
};

/**
 * Waits for whatever else the person does to many cards, so that a second tap sees what the first one did.
 * @param kinds what the request may have been done as; the same name for something else is 409 CONFLICT when it is written
 * @returns the answer that was given to the same request, if it was done already
 */
export async function lockPerson(
  trx: Db,
  actor: Actor,
  kinds: readonly CardOperationKind[],
  request_id: string | undefined,
): Promise<unknown> {
  await trx.selectFrom('users').select('id').where('authentications_id', '=', actor.id).forNoKeyUpdate().execute();
  if (request_id === undefined) return undefined;
  const before = await trx
    .selectFrom('cards_operations')
    .select('answer')
    .where('authentications_id', '=', actor.id)
    .where('request_id', '=', request_id)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return before?.answer;
}

/** Keeps what was done to many cards, with what it takes to undo it. Give it the transaction that does it; `keepAnswer` follows. */
export const insertCardsOperation = (trx: Db, actor: Actor, { data, title = null, request_id, ...done }: Done) =>
  trx
    .insertInto('cards_operations')
    .values({
      ...done,
      title,
      request_id: request_id ?? null,
      authentications_id: actor.id,
      schools_id: actor.schoolId,
      data: JSON.stringify(data),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Keeps what the request was answered, for the same request sent again. */
export async function keepAnswer<A extends object>(trx: Db, id: number, answer: A): Promise<A> {
  await trx
    .updateTable('cards_operations')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
  return answer;
}

const isUndoable = sql<boolean>`(date_undone is null and date_undoable_until > now())`;

/** More than anybody looks through in a menu. */
const shown = 20;

/** What somebody did to many cards and can still undo, the latest first. */
export const listCardsOperations = (db: Db, actor: Actor): Promise<CardOperation[]> =>
  db
    .selectFrom('cards_operations')
    .select(['id', 'kind', 'title', 'nb_cards', 'date_create', 'date_undoable_until'])
    .where('authentications_id', '=', actor.id)
    .where(isUndoable)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();

/** An operation of the actor's own, as the subject of a permission; or undefined. */
export const findCardsOperation = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('cards_operations')
    .select(['id', 'schools_id as schoolId', 'authentications_id as authorId'])
    .where('id', '=', id)
    .where('authentications_id', '=', actor.id)
    .executeTakeFirst();
