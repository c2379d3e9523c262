import { type RawBuilder, sql } from 'kysely';

/** SQL of a person's full name, as `fullName` of the contract writes it. @param table its name or alias in the query */
export const sqlFullName = (table: string): RawBuilder<string> =>
  sql`trim(${sql.ref(`${table}.firstname`)} || ' ' || upper(${sql.ref(`${table}.lastname`)}))`;
