import type { Db } from '../database/database.ts';

/** An account as the sender of a message, with its school. */
export const readSender = (db: Db, accountId: number) =>
  db
    .selectFrom('authentications')
    .leftJoin('users', 'users.authentications_id', 'authentications.id')
    .leftJoin('schools', 'schools.id', 'users.schools_id')
    .select([
      'authentications.firstname',
      'authentications.lastname',
      'authentications.email',
      'authentications.role',
      'users.phone',
      'schools.name as school',
      'schools.code',
    ])
    .where('authentications.id', '=', accountId)
    .executeTakeFirstOrThrow();

export type Sender = Awaited<ReturnType<typeof readSender>>;
