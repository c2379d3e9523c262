import { sql } from 'kysely';

import type { Db } from '../database.ts';
import { takeFirstOrThrow } from '../queries/rows.ts';

/**
 * Restores the privileges of the application's roles, which backups do not contain. Schemas before migration 0023 have
 * no such roles.
 */
export async function grantRoles(owner: Db): Promise<void> {
  const { found } = await sql<{ found: boolean }>`select to_regproc('app_grant') is not null as found`
    .execute(owner)
    .then(takeFirstOrThrow);
  if (found) await sql`select app_grant()`.execute(owner);
}
