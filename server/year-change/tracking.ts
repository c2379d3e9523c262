import { sql } from 'kysely';

import type { Db } from '../database/database.ts';

// Tracking has tens of thousands of rows per school, so it is moved within the database.

/** Stores the tracking of students with the operation that deletes it [year.class-raised]. */
export const keepTracking = (trx: Db, operationId: number, ids: readonly number[]) =>
  sql`
    update operations set data = data || jsonb_build_object('tracking', coalesce(data->'tracking', '[]') || (
      select coalesce(jsonb_agg(to_jsonb(cards_students)), '[]') from cards_students where cards_students.students_id = any(${ids})))
    where id = ${operationId}`.execute(trx);

/** Restores the tracking of these students, except of cards deleted since; a session deleted since becomes null. */
export const restoreTracking = (trx: Db, operationId: number, ids: readonly number[]) =>
  sql`
    insert into cards_students
      (students_id, cards_id, epoch, box, box_before, sessions_id, due_on, moved_on, first_on, nb_right, nb_wrong)
    select kept.students_id, cards.id, kept.epoch, kept.box, kept.box_before, sessions.id, kept.due_on, kept.moved_on, kept.first_on, kept.nb_right, kept.nb_wrong
    from operations, jsonb_populate_recordset(null::cards_students, coalesce(operations.data->'tracking', '[]')) kept
    join cards on cards.id = kept.cards_id left join sessions on sessions.id = kept.sessions_id
    where operations.id = ${operationId} and kept.students_id = any(${ids})
    on conflict do nothing`.execute(trx);
