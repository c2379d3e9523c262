import { join } from 'node:path';
import { today } from '@memocartes/contract/calendar/days';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import type { Db } from '../database/database.ts';
import { startEmbedded } from '../database/embedded.ts';
import { lockFolder } from '../database/lock.ts';
import { migrate } from '../database/migrate.ts';
import { seedDemo } from '../demo/seed.ts';
import { jobs } from '../jobs/jobs.ts';
import { startJobs } from '../jobs/runner.ts';
import { buildApp } from './app.ts';

type Opened = { db: Db; close: () => Promise<void> };

async function openEmbedded(config: Config): Promise<Opened> {
  const folder = join(config.DATA_DIR, 'database');
  const release = lockFolder(folder);
  const embedded = await startEmbedded(join(folder, 'pglite'));
  const db = openDatabase({ url: embedded.url, max: 1 }); // one slot: PGlite has a single session
  const close = async () => {
    await db.destroy();
    await embedded.stop();
    release();
  };
  return { db, close };
}

function openServer(url: string, max: number): Opened {
  const db = openDatabase({ url, max });
  return { db, close: () => db.destroy() };
}

/**
 * Opens the database (embedded unless DATABASE_URL names one), migrates it, fills an empty one in demo mode, listens.
 * Returns the address and the way to end.
 */
export async function start(config: Config) {
  const { db, close } = config.DATABASE_URL
    ? openServer(config.DATABASE_URL, config.DATABASE_POOL)
    : await openEmbedded(config);
  await migrate(db);
  if (config.DEMO) await seedDemo(db, { today: today() });
  const app = await buildApp({ db, config });
  const address = await app.listen({ host: config.HOST, port: config.PORT });
  const stopJobs = await startJobs({ db, config }, jobs, app.log);
  return {
    address,
    /** Requests in flight are answered, then the database is closed. */
    stop: async () => {
      await app.close();
      await stopJobs();
      await close();
    },
  };
}
