import { sql } from 'kysely';

type Owner = 'STUDENTS' | 'USERS';

/** Id of the avatar of the object whose id is in the column, or null: `avatarOf('STUDENTS', 'students.id')`. */
export const avatarOf = (owner: Owner, column: string) =>
  sql<number | null>`
    (
      select documents.id
      from documents
      where documents.entity_type = ${sql.lit(owner)} and documents.entity_id = ${sql.ref(column)}
    )
  `;

export const presentAvatar = (id: number | null) => (id === null ? null : { id });
