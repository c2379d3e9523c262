import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

type Owner = 'STUDENTS' | 'USERS';

/** Id of the avatar of the thing whose id the column holds, or null: `avatarOf('STUDENTS', 's.id')`. */
export const avatarOf = (owner: Owner, column: string) =>
  sql<
    number | null
  >`(select d.id from documents d where d.entity_type = ${sql.lit(owner)} and d.entity_id = ${sql.ref(column)})`;

/** Takes away the avatars of things that are about to go: documents point at them without a foreign key. */
export const deleteAvatars = (db: Db, owner: Owner, ids: readonly number[]) =>
  db.deleteFrom('documents').where('entity_type', '=', owner).where('entity_id', 'in', ids).execute();

export const presentAvatar = (id: number | null) => (id === null ? null : { id });
