import { sql } from 'kysely';

import { parisMidnight } from '../calendar/weeks.ts';
import type { Db } from '../database/database.ts';
import { activityColumns } from '../figures/activity-figures.ts';
import { isCountedAnswer } from '../figures/counted-answers.ts';
import { type Activity, noActivity, presentActivity } from '../learning/activity/activity.queries.ts';

export type WeekActivity = Activity & { nb_sessions: number };

/** The Monday of an answer's week, in Paris time. */
const weekOfAnswer = sql<string>`(date_trunc('week', cards_events.answered_at at time zone 'Europe/Paris')::date)`;
const nbSessions = sql<number>`count(distinct cards_events.sessions_id) filter (where ${isCountedAnswer})::int`;

/** Activity since a day, without the epochs that contain a demonstration. */
const selectActivity = (db: Db, studentIds: readonly number[], since: string) =>
  db
    .selectFrom('cards_events')
    .select(nbSessions.as('nb_sessions'))
    .select(activityColumns)
    .where('cards_events.students_id', 'in', studentIds)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('cards_events.students_id', 'cards_events.epoch'),
        'not in',
        selectFrom('cards_events as demonstration')
          .select(['demonstration.students_id', 'demonstration.epoch'])
          .where('demonstration.students_id', 'in', studentIds)
          .where('demonstration.kind', '=', 'DEMO')
          .$asTuple('students_id', 'epoch'),
      ),
    )
    .where('cards_events.answered_at', '>=', parisMidnight(since));

/**
 * A student's activity in each week since a day, by Monday; weeks without events are absent. Answers before a change of
 * class or a reset are counted, answers in a demonstration are not [families.activity].
 */
export async function findActivityByWeek(db: Db, studentId: number, since: string): Promise<Map<string, WeekActivity>> {
  const rows = await selectActivity(db, [studentId], since)
    .select(weekOfAnswer.as('week'))
    .groupBy(weekOfAnswer)
    .execute();
  return new Map(rows.map(({ week, nb_sessions, ...row }) => [week, { ...presentActivity(row), nb_sessions }]));
}

/** Activity of several students since a day, by student; students without events are absent. */
export async function findActivitySince(db: Db, studentIds: readonly number[], since: string) {
  if (!studentIds.length) return new Map<number, WeekActivity>();
  const rows = await selectActivity(db, studentIds, since)
    .select('cards_events.students_id')
    .groupBy('cards_events.students_id')
    .execute();
  return new Map(
    rows.map(({ students_id, nb_sessions, ...row }) => [students_id, { ...presentActivity(row), nb_sessions }]),
  );
}

/** The activity of a week without answers. */
export const noWeekActivity: WeekActivity = { ...noActivity, nb_sessions: 0 };
