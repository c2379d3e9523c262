import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { publishSessionEvent } from './session-events.ts';

/** Ends the revisions of these students in sessions, and publishes one event per session [sessions.live]. */
export async function endRevisionsOf(trx: Trx, studentIds: readonly number[]): Promise<void> {
  const ended = await trx
    .updateTable('sessions_students')
    .from('sessions')
    .set({ status: 'ENDED', date_end: sql`now()` })
    .whereRef('sessions.id', '=', 'sessions_students.sessions_id')
    .where('sessions_students.students_id', 'in', studentIds)
    .where('sessions_students.status', '=', 'ACTIVE')
    .returning(['sessions.id', 'sessions.schools_id'])
    .execute();
  const schoolOf = new Map(ended.map(({ id, schools_id }) => [id, schools_id]));
  for (const [id, schools_id] of schoolOf) await publishSessionEvent(trx, { id, schools_id, kind: 'STUDENTS' });
}
