import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Condition that the school whose id is in `column` is archived, or not archived if `archived` is false. */
export const isInArchivedSchool = (column: string, archived: boolean): RawBuilder<SqlBool> =>
  sql`${sql.ref(column)} in (select schools.id from schools where (schools.status = 'ARCHIVED') = ${archived})`;
