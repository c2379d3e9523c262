import { join } from 'node:path';
import { today } from '@memocartes/contract/calendar/days';
import type { Config } from '../config/config.ts';
import { startEmbedded } from '../database/embedded.ts';
import { openEmbedded, openServer } from '../database/listen.ts';
import type { Opened } from '../database/listen.ts';
import { lockFolder } from '../database/lock.ts';
import { migrate } from '../database/migrate.ts';
import { seedDemo } from '../demo/seed.ts';
import { jobs } from '../jobs/jobs.ts';
import { startJobs } from '../jobs/runner.ts';
import { buildApp } from './app.ts';

type Closing = Opened & { close: () => Promise<void> };

async function openFolder(config: Config): Promise<Closing> {
  const folder = join(config.DATA_DIR, 'database');
  const release = lockFolder(folder);
  const embedded = await startEmbedded(join(folder, 'pglite'));
  const opened = openEmbedded(embedded.url);
  const close = async () => {
    await opened.db.destroy();
    await embedded.stop();
    release();
  };
  return { ...opened, close };
}

function openShared(url: string, { DATABASE_POOL: max, DATABASE_LISTEN_URL: listenUrl }: Config): Closing {
  const opened = openServer(url, max, listenUrl);
  return { ...opened, close: () => opened.db.destroy() };
}

/**
 * Opens the database (embedded unless DATABASE_URL names one), migrates it, fills an empty one in demo mode, listens.
 * Returns the address and the way to end.
 */
export async function start(config: Config) {
  const { db, listen, close } = config.DATABASE_URL
    ? openShared(config.DATABASE_URL, config)
    : await openFolder(config);
  await migrate(db);
  if (config.DEMO) await seedDemo(db, { today: today() });
  const app = await buildApp({ db, config, listen });
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
