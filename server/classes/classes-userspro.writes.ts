import type { Db, Trx } from '../database/database.ts';
import { recordChanges } from '../history/history.writes.ts';

type Author = { id: number };
type Link = { classes_id: number; users_pro_id: number };

/** @throws 409 CONFLICT when the teacher already teaches the class */
export const insertLink = (trx: Trx, actor: Author, link: Link) =>
  recordChanges(trx, actor, { type: 'CLASS', ids: [link.classes_id] }, () =>
    trx.insertInto('classes_users_pro').values(link).returning('id').executeTakeFirstOrThrow(),
  );

export const deleteLink = (db: Db, actor: Author, { id, classes_id }: Link & { id: number }) =>
  db
    .transaction()
    .execute((trx) =>
      recordChanges(trx, actor, { type: 'CLASS', ids: [classes_id] }, () =>
        trx.deleteFrom('classes_users_pro').where('id', '=', id).execute(),
      ),
    );
