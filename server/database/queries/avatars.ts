import { sql } from 'kysely';

type Owner = 'STUDENTS' | 'USERS';

/** Id of the avatar of the object whose id is in the column, or null: `avatarOf('STUDENTS', 's.id')`. */
export const avatarOf = (owner: Owner, column: string) =>
  sql<
    number | null
  >`(select d.id from documents d where d.entity_type = ${sql.lit(owner)} and d.entity_id = ${sql.ref(column)})`;

export const presentAvatar = (id: number | null) => (id === null ? null : { id });
