import type { Db } from '../database/database.ts';
import { avatarOf } from '../database/queries/avatars.ts';
import { recordChanges } from '../history/history.writes.ts';

type Author = { id: number };
type Link = { classes_id: number; users_pro_id: number };

/** The teachers of a class, each by the link. */
export const linksOf = (db: Db, classId: number) =>
  db
    .selectFrom('classes_users_pro as l')
    .innerJoin('users as u', 'u.id', 'l.users_pro_id')
    .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
    .select(['l.id', 'u.id as user_id', 'a.firstname', 'a.lastname', avatarOf('USERS', 'u.id').as('avatar_id')])
    .where('l.classes_id', '=', classId)
    .orderBy('a.sort_name')
    .execute();

/** One link, or undefined. */
export const findLink = (db: Db, id: number) =>
  db
    .selectFrom('classes_users_pro')
    .select(['id', 'classes_id', 'users_pro_id'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Call within a transaction. @throws 409 CONFLICT when the teacher has the class already */
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
