import { sql } from 'kysely';

import type { Db } from '../database/database.ts';

// These are tens of thousands of rows per school, so they are moved within the database.

/** Stores the tracking of students with the operation that deletes it [year.class-raised]. */
export const keepTracking = (trx: Db, operationId: number, ids: readonly number[]) =>
  sql`
    update operations set data = data || jsonb_build_object('tracking', coalesce(data->'tracking', '[]') || (
      select coalesce(jsonb_agg(to_jsonb(t)), '[]') from cards_students t where t.students_id = any(${ids})))
    where id = ${operationId}`.execute(trx);

/** Restores the tracking of these students, except for cards and sessions deleted meanwhile. */
export const restoreTracking = (trx: Db, operationId: number, ids: readonly number[]) =>
  sql`
    insert into cards_students
      (students_id, cards_id, epoch, box, box_before, sessions_id, due_on, moved_on, first_on, nb_right, nb_wrong)
    select t.students_id, k.id, t.epoch, t.box, t.box_before, e.id, t.due_on, t.moved_on, t.first_on, t.nb_right, t.nb_wrong
    from operations o, jsonb_populate_recordset(null::cards_students, coalesce(o.data->'tracking', '[]')) t
    join cards k on k.id = t.cards_id left join sessions e on e.id = t.sessions_id
    where o.id = ${operationId} and t.students_id = any(${ids})
    on conflict do nothing`.execute(trx);
