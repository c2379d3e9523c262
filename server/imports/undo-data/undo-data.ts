import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { checkUndoable, insertOperation, recordSchool } from '../../bulk-operations/operations.writes.ts';
import type { Db } from '../../database/database.ts';
import type { Operations } from '../../database/tables/operations.ts';
import type { Moved } from '../../year-change/year-change.undo.ts';

type Marked = { id: number; mark: string };

/** Data to undo an import. Rows that people can edit have a checksum. */
export type ImportData = {
  students?: Marked[];
  /** Classes created. */ classes?: number[];
  /** Followers and teachers created. */ adults?: Marked[];
  /** Followers attached to students. */ links?: { id: number; students_id: number }[];
  /** Teachers assigned to classes. */ teaching?: number[];
  /** Existing students who changed class, level or status. */ moved?: Moved[];
};

type Done = { schoolId: number; summary: Record<string, number>; data: ImportData };

/**
 * Locks an import, to continue it with another file. @throws 404 for another school's; 409 if it is undone or too old
 */
async function lockImport(trx: Db, schoolId: number, id: number) {
  const row = await trx
    .selectFrom('operations')
    .select(['summary', 'date_undone'])
    .select(sql`data - 'tracking'`.as('data'))
    .select(sql<boolean>`date_undoable_until <= now()`.as('isTooLate'))
    .where('id', '=', id)
    .where('schools_id', '=', schoolId)
    .where('kind', '=', 'IMPORT')
    .forUpdate()
    .executeTakeFirst();
  const { data, summary } = checkUndoable(row);
  return { data: data as ImportData, summary };
}

const keys = ['students', 'classes', 'adults', 'links', 'teaching', 'moved'] as const;

const merged = (before: ImportData, data: ImportData): ImportData =>
  Object.fromEntries(keys.map((key) => [key, [...(before[key] ?? []), ...(data[key] ?? [])]]));

/**
 * Stores what an import wrote, as a new operation or in the continued one, so that one undo covers both. Call within a
 * transaction [import.undo].
 * @throws 404, 409 for an import that cannot be continued
 */
export async function keepImport(trx: Db, actor: Actor, { schoolId, summary, data }: Done, continued?: number) {
  if (continued === undefined) {
    const { id } = await insertOperation(trx, actor, { schoolId, kind: 'IMPORT', summary, data });
    return id;
  }
  const before = await lockImport(trx, schoolId, continued);
  await recordSchool(trx, actor, schoolId, 'IMPORT', summary);
  const counts = { ...before.summary };
  for (const [what, count] of Object.entries(summary)) counts[what] = (counts[what] ?? 0) + count;
  await trx
    .updateTable('operations')
    .set({
      summary: JSON.stringify(counts) as unknown as Operations['summary'] & Record<string, number>,
      // The time of each import identifies the conversations that this import closed [messaging.reopened].
      data: sql`data || ${JSON.stringify(merged(before.data, data))}::jsonb
        || jsonb_build_object('continued', coalesce(data->'continued', '[]') || jsonb_build_array(now()))`,
      date_undoable_until: sql`now() + interval '24 hours'`,
    })
    .where('id', '=', continued)
    .execute();
  return continued;
}
