import type { Db } from '../database/database.ts';
import { avatarOf } from '../database/queries/avatars.ts';
import { recordChanges } from '../history/history.writes.ts';

type Author = { id: number };
type Link = { classes_id: number; users_pro_id: number };

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

/** Call within a transaction. @throws 409 CONFLICT when the teacher already teaches the class */
export const insertLink = (trx: Db, actor: Author, link: Link) =>
  recordChanges(trx, actor, 'CLASS', [link.classes_id], () =>
    trx.insertInto('classes_users_pro').values(link).returning('id').executeTakeFirstOrThrow(),
  );

export const deleteLink = (db: Db, actor: Author, { id, classes_id }: Link & { id: number }) =>
  db
    .transaction()
    .execute((trx) =>
      recordChanges(trx, actor, 'CLASS', [classes_id], () =>
        trx.deleteFrom('classes_users_pro').where('id', '=', id).execute(),
      ),
    );
