import { today } from '@memocartes/contract/learning/calendar/days';

import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { migrateAsOwner } from '../database/migrate/roles.ts';
import { checkDemonstrationAllowed, checkNotDemonstration, markDemonstration } from '../demo/foreign-database.ts';
import { seedDemo } from '../demo/seed/seed.ts';

type DatabaseSettings = Pick<Config, 'DEMO' | 'DATABASE_URL'>;

/**
 * Checks the database of DATABASE_URL without changing it. A demonstration accepts an empty database or its own. A real
 * portal accepts any database except a demonstration's [demo.foreign-database]. @throws Error with the remedy
 */
export async function checkDatabase(db: Db, { DEMO, DATABASE_URL }: DatabaseSettings): Promise<void> {
  if (!DATABASE_URL) return;
  await (DEMO ? checkDemonstrationAllowed(db) : checkNotDemonstration(db));
}

/**
 * Checks and migrates the database. A demonstration also fills an empty database. @throws Error with the remedy when
 * the database does not match the settings
 */
export async function prepareDatabase(db: Db, config: DatabaseSettings): Promise<void> {
  await checkDatabase(db, config);
  await migrateAsOwner(db);
  if (!config.DEMO) return;
  if (config.DATABASE_URL) await markDemonstration(db);
  await seedDemo(db, { today: today() });
}
