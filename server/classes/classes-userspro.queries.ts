import type { Db } from '../database/database.ts';
import { avatarOf } from '../database/queries/avatars.ts';

/** The links of a class to its teachers. */
export const linksOf = (db: Db, classId: number) =>
  db
    .selectFrom('classes_users_pro')
    .innerJoin('users', 'users.id', 'classes_users_pro.users_pro_id')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select([
      'classes_users_pro.id',
      'users.id as user_id',
      'authentications.firstname',
      'authentications.lastname',
      avatarOf('USERS', 'users.id').as('avatar_id'),
    ])
    .where('classes_users_pro.classes_id', '=', classId)
    .orderBy('authentications.sort_name')
    .execute();

/** One link, or undefined. */
export const findLink = (db: Db, id: number) =>
  db
    .selectFrom('classes_users_pro')
    .select(['id', 'classes_id', 'users_pro_id'])
    .where('id', '=', id)
    .executeTakeFirst();
