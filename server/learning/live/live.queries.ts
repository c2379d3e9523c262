import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';

/** A session as a subject of the permission table, without regard to the actor. */
export const findWatchedSession = (db: Db, id: number) =>
  db
    .selectFrom('sessions')
    .select(['sessions.classes_id', 'sessions.schools_id as schoolId'])
    .select(
      sql<
        number[]
      >`array(select classes_users_pro.users_pro_id from classes_users_pro where classes_users_pro.classes_id = sessions.classes_id)`.as(
        'teacherIds',
      ),
    )
    .where('sessions.id', '=', id)
    .executeTakeFirst();
export type WatchedSession = NonNullable<Awaited<ReturnType<typeof findWatchedSession>>>;
