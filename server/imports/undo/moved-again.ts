import { sql } from 'kysely';

import type { Trx } from '../../database/database.ts';
import { studentChecksum } from './import.undo.ts';

/** Of these students, those that an earlier file of the import created and that were not edited since. */
export async function findCreated(trx: Trx, operationId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select students.id
    from operations,
      jsonb_to_recordset(coalesce(operations.data->'students', '[]')) as given(id int, mark text)
      join students on students.id = given.id
    where operations.id = ${operationId} and students.id = any(${ids}) and given.mark = ${studentChecksum}
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Renews the checksums of the students `created`, whom a later file of the import has moved. Removes the moves of all
 * students that the import created, because its undo deletes these students. Call it after the moves, with the result
 * of `findCreated` from before the moves.
 */
export const renewChecksums = (trx: Trx, operationId: number, created: readonly number[]) =>
  sql`
    update operations
    set data = data || jsonb_build_object(
      'students',
      (
        select coalesce(jsonb_agg(coalesce(renewed.given, given.value) order by given.ordinality), '[]')
        from jsonb_array_elements(coalesce(data->'students', '[]')) with ordinality given
          left join lateral (
            select jsonb_build_object('id', students.id, 'mark', ${studentChecksum}) as given
            from students
            where students.id = (given.value->>'id')::int and students.id = any(${created})
          ) renewed on true
      ),
      'moved',
      (
        select coalesce(jsonb_agg(moved.value order by moved.ordinality), '[]')
        from jsonb_array_elements(coalesce(data->'moved', '[]')) with ordinality moved
        where not exists (
          select from jsonb_array_elements(coalesce(data->'students', '[]')) given
          where given->'id' = moved.value->'id'
        )
      )
    )
    where operations.id = ${operationId}
  `.execute(trx);
