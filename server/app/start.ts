import { join } from 'node:path';

import type { Config } from '../config/config.ts';
import { listenProblem } from '../config/listen-problem.ts';
import { type Db, openDatabase, openScoped, withoutScope } from '../database/database.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { lockFolder } from '../database/embedded/lock.ts';
import { type Opened, openEmbedded, openServer } from '../database/listen.ts';
import { checkRoles } from '../database/migrate/roles.ts';
import type { PoolLimits } from '../database/pool/pool.ts';
import { readServerVersion } from '../database/pool/reachable.ts';
import { retryUntilReachable } from '../database/pool/retry.ts';
import { startJobs } from '../job-queue/runner.ts';
import { assertServesRemotes } from '../remotes/registry/needs.ts';
import { serveMetrics } from '../status/metrics.routes.ts';
import { startTracing } from '../tracing/tracing.ts';
import { buildApp } from './app.ts';
import { jobs } from './jobs.ts';
import { prepareDatabase } from './prepare.ts';

type Prepared = Opened & {
  /** Pool of the jobs: separate and with its own statement timeout, except for the embedded database. */
  jobsDb: Db;
  close: () => Promise<void>;
};

/** Pool size and statement timeout of the jobs. */
const jobsPool = { max: 4, statementMs: 60_000 };
/** How long a start waits for an unreachable database, in seconds. */
const databaseTimeoutSeconds = 60;

const milliseconds = (seconds: number) => Math.round(seconds * 1000);

const limitsOf = (config: Config): PoolLimits => ({
  connectMs: milliseconds(config.DATABASE_CONNECT_TIMEOUT),
  statementMs: milliseconds(config.DATABASE_STATEMENT_TIMEOUT),
  lockMs: milliseconds(config.DATABASE_LOCK_TIMEOUT),
  idleInTransactionMs: milliseconds(config.DATABASE_IDLE_TIMEOUT),
});

async function prepareEmbedded(config: Config): Promise<Prepared> {
  const folder = join(config.DATA_DIR, 'database');
  const release = lockFolder(folder);
  const embedded = await startEmbedded(join(folder, 'pglite'));
  const opened = openEmbedded(embedded.url);
  await prepareDatabase(withoutScope(opened.db), config);

  const close = async () => {
    await opened.db.destroy();
    await embedded.stop();
    release();
  };

  return { ...opened, jobsDb: opened.db, close };
}

/** Waits for a database, and says so, since a start may take long then. @throws Error in French with the remedy */
const waitForDatabase = (url: string, setting: string) =>
  retryUntilReachable(
    () => readServerVersion(url, setting),
    databaseTimeoutSeconds,
    ({ message }) => process.stderr.write(`${message} Nouveaux essais pendant ${databaseTimeoutSeconds}\u00a0s.\n`),
  );

async function prepareServer(url: string, config: Config): Promise<Prepared> {
  if (config.DATABASE_OWNER_URL) await waitForDatabase(config.DATABASE_OWNER_URL, 'DATABASE_OWNER_URL');
  await waitForDatabase(url, 'DATABASE_URL');
  // Migrations have no timeouts: they may wait for locks and take long.
  const unlimited = openDatabase({ url: config.DATABASE_OWNER_URL ?? url, max: 1 });
  try {
    await retryUntilReachable(() => prepareDatabase(unlimited, config), databaseTimeoutSeconds);
  } finally {
    await unlimited.destroy();
  }
  const limits = limitsOf(config);
  const { DATABASE_POOL: max, DATABASE_LISTEN_URL: listenUrl } = config;
  const opened = openServer({ url, max, listenUrl, limits });
  await retryUntilReachable(() => checkRoles(opened.db), databaseTimeoutSeconds);
  const { statementMs } = jobsPool;
  const jobsDb = openScoped({ url, max: jobsPool.max, limits: { ...limits, statementMs } });

  const close = async () => {
    await Promise.all([opened.db.destroy(), jobsDb.destroy()]);
  };

  return { ...opened, jobsDb, close };
}

/**
 * Opens and migrates the database, which is embedded unless DATABASE_URL is set. A demonstration fills an empty
 * database. Then listens and starts the jobs.
 * @returns the address and a function that stops the server
 * @throws Error when the database cannot be used, or when the shell lacks what a published remote needs. The shell is
 * not checked in a demonstration [portal.older-remotes].
 */
export async function start(config: Config) {
  const { SHELL_DIR, REMOTES_DIR, DEMO } = config;
  // Not checked in a demonstration: `npm start` has checked it already, and `npm run dev` has no built shell.
  if (SHELL_DIR && REMOTES_DIR && !DEMO) assertServesRemotes(SHELL_DIR, REMOTES_DIR);
  const stopTracing = await startTracing(config);
  const { db, jobsDb, listen, close } = config.DATABASE_URL
    ? await prepareServer(config.DATABASE_URL, config)
    : await prepareEmbedded(config);
  const app = await buildApp({ db, config, listen });
  const { HOST: host, PORT: port } = config;
  const address = await app.listen({ host, port }).catch((error: unknown) => {
    throw listenProblem(error, { host, port, hostSetting: 'HOST', portSetting: 'PORT' });
  });
  const stopMetrics = await serveMetrics({ db, config });
  const stopJobs = await startJobs({ db: jobsDb, config, listen }, jobs, app.log);

  return {
    address,
    /** Responds to the requests in flight, then stops the jobs and closes the database. */
    stop: async () => {
      await app.close();
      await stopMetrics();
      await stopJobs();
      await close();
      await stopTracing();
    },
  };
}
