import type { Db } from '../../database/database.ts';
import { teacherIdsOf } from '../../visibility/classes.ts';

/** A session as a subject of the permission table, without regard to the actor. */
export const findWatchedSession = (db: Db, id: number) =>
  db
    .selectFrom('sessions')
    .select(['sessions.classes_id', 'sessions.schools_id as schoolId'])
    .select(teacherIdsOf('sessions.classes_id').as('teacherIds'))
    .where('sessions.id', '=', id)
    .executeTakeFirst();

export type WatchedSession = NonNullable<Awaited<ReturnType<typeof findWatchedSession>>>;
