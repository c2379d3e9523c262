import { jobs } from '../app/jobs.ts';
import type { Handler } from '../job-queue/handler.ts';
import { startJobs } from '../job-queue/runner.ts';
import type { TestServer } from './server.ts';

/** Runs jobs that requests send, as the server's process does; recurring ones are not started. @returns a function that stops */
export const runSentJobs = ({ scoped: db, config, listen, app }: TestServer): Promise<() => Promise<void>> =>
  startJobs({ db, config, listen }, jobs, app.log, { schedule: false });

/** Runs a recurring job's handler, or that of a job about a row, once. */
export const runHandler = (
  { db, config }: Pick<TestServer, 'db' | 'config'>,
  handler: Handler,
  id = 0,
): Promise<void> => handler.run({ db, config }, { id, signal: new AbortController().signal });
