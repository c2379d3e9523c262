import { sql } from 'kysely';

import { parisMidnight } from '../calendar/weeks.ts';
import type { Db } from '../database/database.ts';
import { activityColumns, nbStudents } from '../figures/activity-figures.ts';
import { presentActivity } from '../learning/activity/activity.queries.ts';
import { hasParticipants } from '../learning/sessions/sessions.queries.ts';
import { taughtBy } from '../visibility/students.ts';

/**
 * Activity in a teacher's classes since the day `since`: answers in sessions opened since that day, and cards placed by
 * hand or scanned by staff. Sessions that no student joined do not count. Revisions at home are counted separately [home-revision.apart] [scanning.week].
 */
export async function findTeacherActivity(db: Db, userId: number, since: string) {
  const from = parisMidnight(since);
  const inSessions = db
    .selectFrom('sessions')
    .innerJoin('cards_events', 'cards_events.sessions_id', 'sessions.id')
    .selectAll('cards_events')
    .where(taughtBy(userId, 'sessions.classes_id'))
    .where('sessions.date_create', '>=', from);
  const byStaff = db
    .selectFrom('students')
    .innerJoin('cards_events', (join) =>
      join.onRef('cards_events.students_id', '=', 'students.id').onRef('cards_events.epoch', '=', 'students.epoch'),
    )
    .selectAll('cards_events')
    .where(taughtBy(userId, 'students.classes_id'))
    .where('students.status', '=', 'ACTIVE')
    .where('cards_events.kind', 'in', ['PLACE', 'ANSWER'])
    .where('cards_events.sessions_id', 'is', null)
    .where('cards_events.home_revisions_id', 'is', null)
    .where('cards_events.answered_at', '>=', from);
  const { nb_students, ...row } = await db
    .selectFrom(inSessions.unionAll(byStaff).as('cards_events'))
    .select(activityColumns)
    .select(nbStudents)
    .executeTakeFirstOrThrow();
  const { nb_sessions } = await db
    .selectFrom('sessions')
    .select(sql<number>`count(*)::int`.as('nb_sessions'))
    .where(taughtBy(userId, 'sessions.classes_id'))
    .where('sessions.date_create', '>=', from)
    .where(hasParticipants)
    .executeTakeFirstOrThrow();
  return { nb_sessions, nb_students, ...presentActivity(row) };
}
