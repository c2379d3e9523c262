import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';

import type { Db } from '../database.ts';
import { everySchool, followerScope, noSchool, runInScope, scopeRoles } from '../scope/scope.ts';
import { migrate } from './migrate.ts';

const codeOf = (error: unknown) => (error as { code?: string }).code;
/** SQLSTATE: insufficient privilege, unknown role. */
const refused = new Set(['42501', '22023']);

/** Migrates the database as the owner of the tables. @throws Error with the remedy when the role is not the owner */
export async function migrateAsOwner(owner: Db): Promise<void> {
  try {
    await migrate(owner);
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    throw new Error(
      'Ce rôle PostgreSQL ne peut pas migrer la base\u00a0: donnez le propriétaire des tables par DATABASE_OWNER_URL. ' +
        `(${(error as Error).message})`,
      { cause: error },
    );
  }
}

const migration = join(import.meta.dirname, '../../migrations/0023_row_level_security.sql');

/**
 * SQL that creates the missing roles of the application and grants them. Roles belong to the PostgreSQL server, not to a
 * database, so backups do not contain them.
 */
export async function rolesSql(): Promise<string> {
  const text = await readFile(migration, 'utf8');
  return text.slice(0, text.indexOf('-- End of the roles'));
}

/** Checks that the role of DATABASE_URL may assume the roles of the application. @throws Error with what to do */
export async function checkRoles(db: Db): Promise<void> {
  try {
    for (const scope of [noSchool, followerScope([], 0), everySchool]) {
      await runInScope(scope, () => sql`select 1`.execute(db));
    }
  } catch (error) {
    if (!refused.has(codeOf(error) ?? '')) throw error;
    throw new Error(
      'Le rôle de DATABASE_URL ne peut pas prendre les rôles de l’application. Faites exécuter par un administrateur de la base\u00a0: ' +
        `grant ${scopeRoles.join(', ')} to <rôle de DATABASE_URL>;`,
      { cause: error },
    );
  }
}
