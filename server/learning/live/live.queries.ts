import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';

/** A session as a subject of the permission table, without regard to the actor. */
export const findWatchedSession = (db: Db, id: number) =>
  db
    .selectFrom('sessions as e')
    .select(['e.classes_id', 'e.schools_id as schoolId'])
    .select(
      sql<number[]>`array(select l.users_pro_id from classes_users_pro l where l.classes_id = e.classes_id)`.as(
        'teacherIds',
      ),
    )
    .where('e.id', '=', id)
    .executeTakeFirst();
export type WatchedSession = NonNullable<Awaited<ReturnType<typeof findWatchedSession>>>;
