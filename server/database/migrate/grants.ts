import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Gives the roles of the application their privileges again, which are in no backup. Of a schema before 0023 there are none. */
export async function grantRoles(owner: Db): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`select to_regproc('app_grant') is not null as found`.execute(owner);
  if (rows[0]!.found) await sql`select app_grant()`.execute(owner);
}
