import { jobs } from '../app/jobs.ts';
import type { Db } from '../database/database.ts';
import type { SentJobName } from '../job-queue/definitions.ts';
import type { Handler } from '../job-queue/handler.ts';
import { startJobs } from '../job-queue/runner.ts';
import { send } from '../job-queue/send.ts';
import { type TestServer, testServer } from './server.ts';

/**
 * Runs jobs sent by requests, as a server process does; recurring jobs are not started. @returns a function that stops
 * the runner
 */
export const runSentJobs = ({ scoped: db, config, listen, app }: TestServer): Promise<() => Promise<void>> =>
  startJobs({ db, config, listen }, jobs, app.log, { schedule: false });

/** A test server that runs the jobs sent by requests until it is closed. */
export async function testServerWithJobs(): Promise<TestServer> {
  const server = await testServer();
  const stopJobs = await runSentJobs(server);
  const closeServer = server.close;
  return Object.assign(server, {
    close: async () => {
      await stopJobs();
      await closeServer();
    },
  });
}

/** Sends a job in a transaction of its own. */
export const sendJob = (db: Db, name: SentJobName, id: number): Promise<void> =>
  db.transaction().execute((trx) => send(trx, name, id));

/**
 * Runs a job's handler once.
 * @param id id of the row that the job is about; 0 for a recurring job
 */
export const runHandler = (
  { db, config }: Pick<TestServer, 'db' | 'config'>,
  handler: Handler,
  id = 0,
): Promise<void> => handler.run({ db, config }, { id, signal: new AbortController().signal });
