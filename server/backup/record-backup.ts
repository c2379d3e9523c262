import { sql } from 'kysely';

import type { Db } from '../database/database.ts';

/** Name of the setting whose row has the time of the last backup. */
const setting = 'last_backup';

/** Records in a database that it was backed up now to a file of this name. */
export const recordBackup = (db: Db, file: string) =>
  db
    .insertInto('portal_settings')
    .values({ name: setting, value: file })
    .onConflict((row) => row.column('name').doUpdateSet({ value: file, date_create: sql`now()` }))
    .execute();

/**
 * The time of the last recorded backup, and whether a nightly one is overdue; null without a backup
 * [operations-page.backup].
 */
export async function readLastBackup(db: Db) {
  const row = await db
    .selectFrom('portal_settings')
    .select(['date_create as date', sql<boolean>`date_create < now() - interval '26 hours'`.as('is_late')])
    .where('name', '=', setting)
    .executeTakeFirst();
  return row ?? null;
}
