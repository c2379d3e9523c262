import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';

export type PageQuery = { nb_items: number; nb_page: number };

/** Limits a query to one page: `nb_items` rows of page `nb_page`, which starts at 1. */
export const paged = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, page: PageQuery) =>
  query.limit(page.nb_items).offset((page.nb_page - 1) * page.nb_items);

/** Number of rows of a query, ignoring paging. */
export async function countOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const row = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return (row as { count: number }).count;
}

/** Condition that a column has one of the requested values: `among('students.level', ['CP', 'CE1'])`. */
export const among = (column: string, values: readonly (string | number)[]): RawBuilder<SqlBool> =>
  sql`${sql.ref(column)} = any(${values})`;

/** Sorts rows in the order of the given ids. */
export function inOrderOf<R>(ids: readonly number[], rows: readonly R[], idOf: (row: R) => number): R[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
