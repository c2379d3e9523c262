import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

/** Condition that the school in a column is archived, or is not. */
export const isInArchivedSchool = (column: string, archived: boolean): RawBuilder<SqlBool> =>
  sql`${sql.ref(column)} in (select schools.id from schools where (schools.status = 'ARCHIVED') = ${archived})`;
