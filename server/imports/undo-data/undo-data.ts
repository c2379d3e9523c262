import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { checkUndoable, insertOperation, recordOperation } from '../../bulk-operations/bulk-operations.writes.ts';
import type { Trx } from '../../database/database.ts';
import { epochAfter, type Moved } from '../../year-change/year-change.undo.ts';

/** `mark`: checksum of the row when it was stored. */
type WithChecksum = { id: number; mark: string };
/** A link of a follower to a student. Older operations lack the relationship. */
type Attached = { id: number; students_id: number; relation?: string; relation_other?: string | null };

/** Data to undo an import. Rows that people can edit have a checksum, which shows whether they were edited. */
export type ImportData = {
  students?: WithChecksum[];
  /** Created classes. Older operations contain only ids, without a checksum. */
  classes?: (WithChecksum | number)[];
  /** Created followers and teachers. */
  adults?: WithChecksum[];
  /** Links of followers to students. */
  links?: Attached[];
  /** Ids of the assignments of teachers to classes. */
  teaching?: number[];
  /** Existing students who changed class, level or status. */
  moved?: Moved[];
};

type AppliedImport = { schoolId: number; summary: Record<string, number>; data: ImportData };

/**
 * Locks an import, to continue it with another file.
 * @throws 404 for an import of another school; 409 if it is undone or too old
 */
async function lockImport(trx: Trx, schoolId: number, id: number) {
  const row = await trx
    .selectFrom('operations')
    .select(['summary', 'date_undone', 'data'])
    .select(sql<boolean>`date_undoable_until <= now()`.as('isTooLate'))
    .where('id', '=', id)
    .where('schools_id', '=', schoolId)
    .where('kind', '=', 'IMPORT')
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { data, summary } = checkUndoable(row);
  return { data: data as ImportData, summary };
}

const keys = ['students', 'classes', 'adults', 'links', 'teaching', 'moved'] as const;

/** Whether a move starts from the state that the `first` move left: nothing changed the student in between. */
const isNext = (first: Moved, { level, classes_id, epoch, status = 'ACTIVE' }: Moved) =>
  first.level_after === level &&
  first.class_after === classes_id &&
  first.status_after === status &&
  epochAfter(first) === epoch;

/**
 * Merges the moves of each student by several files, so that the undo restores the state before the first move. If a
 * student was changed between two moves, only the later move is kept.
 */
function mergeMoves(moves: readonly Moved[]): Moved[] {
  const byStudent = new Map<number, Moved>();
  for (const move of moves) {
    const first = byStudent.get(move.id);
    const { level_after, class_after, status_after } = move;
    const both = first && {
      ...first,
      level_after,
      class_after,
      status_after,
      left: first.left || move.left,
      epoch_after: epochAfter(move),
    };
    byStudent.set(move.id, both && isNext(first, move) ? both : move);
  }
  return [...byStudent.values()];
}

const merged = (before: ImportData, data: ImportData): ImportData => ({
  ...Object.fromEntries(keys.map((key) => [key, [...(before[key] ?? []), ...(data[key] ?? [])]])),
  moved: mergeMoves([...(before.moved ?? []), ...(data.moved ?? [])]),
});

/**
 * Stores the data to undo an import in a new operation. With `continued`, adds the data to that operation instead, so
 * that one undo covers both imports [import.undo].
 * @throws 404, 409 for an import that cannot be continued
 */
export async function storeImport(
  trx: Trx,
  actor: Actor,
  { schoolId, summary, data }: AppliedImport,
  continued?: number,
) {
  if (continued === undefined) {
    const { id } = await insertOperation(trx, actor, { schoolId, kind: 'IMPORT', summary, data });
    return id;
  }
  const before = await lockImport(trx, schoolId, continued);
  await recordOperation(trx, actor, { schoolId, action: 'IMPORT', counts: summary });
  const counts = { ...before.summary };
  for (const [what, count] of Object.entries(summary)) counts[what] = (counts[what] ?? 0) + count;
  await trx
    .updateTable('operations')
    .set({
      summary: JSON.stringify(counts),
      // The time of each import identifies the conversations that this import closed [messaging.reopened].
      data: sql`
        data || ${JSON.stringify(merged(before.data, data))}::jsonb || jsonb_build_object(
          'continued', coalesce(data->'continued', '[]') || jsonb_build_array(now())
        )
      `,
      date_undoable_until: sql`now() + interval '24 hours'`,
    })
    .where('id', '=', continued)
    .execute();
  return continued;
}
