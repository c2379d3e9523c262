import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { chunksOf } from '../database/queries/chunks.ts';
import { lockStudent } from '../learning/boxes/move-cards/lock-student.ts';
import { moveCards } from '../learning/boxes/move-cards/move-cards.ts';

/** Tracking has tens of thousands of rows per school, so it is moved within the database, some students at a time. */
const maxStudents = 100;

/**
 * Stores the tracking of students for the operation's undo, before the operation deletes the tracking [year.undo]. An
 * import of several files may store a student's tracking again.
 */
export async function keepTracking(trx: Trx, operationId: number, ids: readonly number[]): Promise<void> {
  for (const group of chunksOf(ids, maxStudents)) {
    await sql`
      insert into operations_tracking (operations_id, students_id, cards)
      select ${operationId}::int, students_id, jsonb_agg(to_jsonb(cards_students))
      from cards_students
      where students_id = any(${group})
      group by students_id
      on conflict (operations_id, students_id) do update set cards = operations_tracking.cards || excluded.cards
    `.execute(trx);
  }
}

/**
 * Recomputes the boxes of cards with answers of the restored epoch that arrived after the operation, as the stored
 * tracking lacks them. Includes answers of the minute before: their request may have waited for the operation.
 */
async function applyLateAnswers(trx: Trx, operationId: number, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; cards: number[] }>`
    select students.id, array_agg(distinct cards_events.cards_id) as cards
    from operations
      join cards_events on cards_events.received_at > operations.date_create - interval '1 minute'
      join students on students.id = cards_events.students_id and students.epoch = cards_events.epoch
    where operations.id = ${operationId} and cards_events.students_id = any(${ids})
    group by students.id
    order by students.id
  `.execute(trx);
  for (const { id, cards } of rows) {
    const student = await lockStudent(trx, id);
    if (student) await moveCards(trx, student, cards);
  }
}

/**
 * Restores the tracking of these students, except of cards deleted since; a session deleted since becomes null. Call it
 * after the students' epochs have been restored.
 */
export async function restoreTracking(trx: Trx, operationId: number, ids: readonly number[]): Promise<void> {
  for (const group of chunksOf(ids, maxStudents)) {
    await sql`
      insert into cards_students (
        students_id, cards_id, epoch, box, box_before, sessions_id, due_on, moved_on, first_on, nb_right,
        nb_wrong
      )
      select kept.students_id, cards.id, kept.epoch, kept.box, kept.box_before, sessions.id, kept.due_on,
        kept.moved_on, kept.first_on, kept.nb_right, kept.nb_wrong
      from operations_tracking, jsonb_populate_recordset(null::cards_students, operations_tracking.cards) kept
        join students on students.id = kept.students_id and students.epoch = kept.epoch
        join cards on cards.id = kept.cards_id
        left join sessions on sessions.id = kept.sessions_id
      where operations_tracking.operations_id = ${operationId}
        and operations_tracking.students_id = any(${group})
      on conflict do nothing
    `.execute(trx);
  }
  await applyLateAnswers(trx, operationId, ids);
}
