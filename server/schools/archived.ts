import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

/** Whether the school that a column names is archived, or is not. */
export const isInArchivedSchool = (column: string, archived: boolean): RawBuilder<SqlBool> =>
  sql`${sql.ref(column)} in (select schools.id from schools where (schools.status = 'ARCHIVED') = ${archived})`;
