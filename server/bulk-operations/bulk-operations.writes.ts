import type { Undone } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db, Trx } from '../database/database.ts';
import type { Operations } from '../database/tables/operations.ts';
import { recordHistory } from '../history/history.writes.ts';
import { refuse } from '../http/errors.ts';
import { notify } from '../notifications/notify.ts';

type Kind = Operations['kind'];
type AppliedOperation = { schoolId: number; kind: Kind; summary: Record<string, number>; data: object };

/**
 * Stores an operation with the data to undo it, records it in the school's history and notifies people. Pass the
 * transaction of the change.
 */
export async function insertOperation(trx: Trx, actor: Actor, { schoolId, kind, summary, data }: AppliedOperation) {
  await recordOperation(trx, actor, { schoolId, action: kind, counts: summary });
  const operation = await trx
    .insertInto('operations')
    .values({
      schools_id: schoolId,
      authentications_id: actor.id,
      kind,
      summary: JSON.stringify(summary),
      data: JSON.stringify(data),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notify(trx, { kind: `${kind}_DONE`, operationId: operation.id });
  return operation;
}

type RecordedOperation = {
  schoolId: number;
  action: Kind | 'UNDO';
  counts: Record<string, number>;
  undone?: Kind;
};

/** Records an operation's counts in the school's history; for an undo, also the kind of the operation `undone`. */
export const recordOperation = (trx: Trx, actor: Actor, { schoolId, action, counts, undone }: RecordedOperation) => {
  const changes = Object.fromEntries(
    Object.entries({ ...counts, ...(undone && { operation: undone }) }).map(
      ([name, value]): [string, [null, number | string]] => [name, [null, value]],
    ),
  );
  return recordHistory(trx, actor, { schoolId, entityType: 'SCHOOL', entityId: schoolId, action, changes });
};

/** An operation to undo, whose row is locked. */
export type LockedOperation = { id: number; schoolId: number; kind: Kind; data: unknown; date_create: string };

/** Undoes one kind of operation, in the transaction that locks the operation. */
export type Undo = (trx: Trx, actor: Actor, operation: LockedOperation) => Promise<Omit<Undone, 'nb_kept'>>;
export type Undos = Record<Kind, Undo>;

/**
 * Checks that a locked operation can still be undone [import.undo] [cards.bulk-undo]. @throws 404 NOT_FOUND, 409
 * ALREADY_UNDONE, UNDO_TOO_LATE
 */
export function checkUndoable<Row extends { date_undone: string | null; isTooLate: boolean }>(row?: Row): Row {
  if (!row) throw refuse('NOT_FOUND');
  if (row.date_undone) throw refuse('ALREADY_UNDONE');
  if (row.isTooLate) throw refuse('UNDO_TOO_LATE');
  return row;
}

async function lock(trx: Trx, id: number): Promise<LockedOperation> {
  const row = await trx
    .selectFrom('operations')
    .select(['id', 'schools_id as schoolId', 'kind', 'date_create', 'date_undone', 'data'])
    .select(sql<boolean>`date_undoable_until <= now()`.as('isTooLate'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return checkUndoable(row);
}

/** Maximum number of students in the response's `kept` list. */
const maxKeptListed = 100;

/**
 * Undoes an operation, once and within 24 hours, and deletes its undo data [import.undo] [year.undo].
 * @throws 404 NOT_FOUND, 409 ALREADY_UNDONE, UNDO_TOO_LATE
 */
export const undoOperation = (db: Db, actor: Actor, id: number, undos: Undos) =>
  db.transaction().execute(async (trx): Promise<Undone> => {
    const operation = await lock(trx, id);
    const { kept, ...undone } = await undos[operation.kind](trx, actor, operation);
    const counts = {
      students: undone.nb_undone,
      ...(undone.nb_adults && { adults: undone.nb_adults }),
      classes: undone.nb_classes,
      kept: kept.length,
    };
    await recordOperation(trx, actor, { schoolId: operation.schoolId, action: 'UNDO', counts, undone: operation.kind });
    await trx
      .updateTable('operations')
      .set({ date_undone: sql`now()`, data: '{}' })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('operations_tracking').where('operations_id', '=', id).execute();
    await notify(trx, { kind: `${operation.kind}_UNDONE`, operationId: id });
    return { ...undone, nb_kept: kept.length, kept: kept.slice(0, maxKeptListed) };
  });
