import { sql } from 'kysely';

type Owner = 'STUDENTS' | 'USERS';

/** Id of the avatar of the thing whose id the column holds, or null: `avatarOf('STUDENTS', 's.id')`. */
export const avatarOf = (owner: Owner, column: string) =>
  sql<
    number | null
  >`(select d.id from documents d where d.entity_type = ${sql.lit(owner)} and d.entity_id = ${sql.ref(column)})`;

export const presentAvatar = (id: number | null) => (id === null ? null : { id });
