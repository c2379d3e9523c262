import type { QueryResult } from 'kysely';

/** For raw statements what `executeTakeFirst` is for queries: `sql<Row>`…`.execute(db).then(takeFirst)`. */
export const takeFirst = <Row>({ rows }: Pick<QueryResult<Row>, 'rows'>): Row | undefined => rows[0];

/** For raw statements what `executeTakeFirstOrThrow` is for queries. @throws Error without a row */
export function takeFirstOrThrow<Row>({ rows: [row] }: Pick<QueryResult<Row>, 'rows'>): Row {
  if (row === undefined) throw new Error('The statement returned no row.');
  return row;
}
