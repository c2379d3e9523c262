import { today } from '@memocartes/contract/learning/calendar/days';

import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { migrateAsOwner } from '../database/migrate/roles.ts';
import { checkDemonstrationAllowed, checkNotDemonstration, markDemonstration } from '../demo/foreign-database.ts';
import { seedDemo } from '../demo/seed.ts';

type Wanted = Pick<Config, 'DEMO' | 'DATABASE_URL'>;

/**
 * Checks that the database matches the settings, demonstration or production. The embedded database is for demonstrations only.
 * Changes nothing [demo.foreign-database]. @throws Error with the remedy
 */
export async function checkDatabase(db: Db, { DEMO, DATABASE_URL }: Wanted): Promise<void> {
  if (!DATABASE_URL) return;
  await (DEMO ? checkDemonstrationAllowed(db) : checkNotDemonstration(db));
}

/** Checks, migrates, and fills an empty database in a demonstration. @throws Error with the remedy when the database does not match */
export async function prepareDatabase(db: Db, config: Wanted): Promise<void> {
  await checkDatabase(db, config);
  await migrateAsOwner(db);
  if (!config.DEMO) return;
  if (config.DATABASE_URL) await markDemonstration(db);
  await seedDemo(db, { today: today() });
}
