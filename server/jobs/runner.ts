import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { retryUntilReachable } from '../database/pool/retry.ts';
import { measureJob } from '../metrics/metrics.ts';
import { inEverySchool } from '../database/scope/scope.ts';

/** A background job. `run` is called in one process at a time, `every` seconds after its last run ended. */
export type Job = { name: string; every: number; run: (services: Services) => Promise<void> };

/** Maximum duration of a run; after it the lock expires and another process may start the job. */
const maxRunSeconds = 300;
/** How often each process looks for due jobs. */
const pollIntervalMs = 2_000;

/** How long releasing a lock is retried. */
const releaseTimeoutSeconds = 60;

const register = (db: Db, jobs: readonly Job[]) =>
  db
    .insertInto('jobs')
    .values(jobs.map(({ name }) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Locks a due job that no process runs. @returns whether this process got it */
async function claimJob(db: Db, name: string): Promise<boolean> {
  const taken = await db
    .updateTable('jobs')
    .set({ locked_until: sql`now() + make_interval(secs => ${maxRunSeconds})` })
    .where('name', '=', name)
    .where('date_next', '<=', sql<string>`now()`)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', sql<string>`now()`)]))
    .returning('name')
    .executeTakeFirst();
  return !!taken;
}

const releaseOnce = (db: Db, { name, every }: Job) =>
  db
    .updateTable('jobs')
    .set({ locked_until: null, date_next: sql`now() + make_interval(secs => ${every})` })
    .where('name', '=', name)
    .execute();

/** Retried while the database is unreachable: an unreleased job waits until its lock expires. */
const release = (db: Db, job: Job) => retryUntilReachable(() => releaseOnce(db, job), releaseTimeoutSeconds);

/** Runs the due jobs in order. A failure is logged, and the job runs again when it is next due. */
export async function runDue(services: Services, jobs: readonly Job[], log: Pick<FastifyBaseLogger, 'error'>) {
  for (const job of jobs) {
    if (!(await claimJob(services.db, job.name))) continue;
    await measureJob(job.name, () => job.run(services)).catch((error: unknown) =>
      log.error({ err: error, job: job.name }, 'job failed'),
    );
    await release(services.db, job);
  }
}

/** Polls for due jobs until stopped. @returns a function that stops and waits for the running job */
export async function startJobs(services: Services, jobs: readonly Job[], log: FastifyBaseLogger) {
  await inEverySchool(() => register(services.db, jobs));
  let running = Promise.resolve();
  let busy = false;
  const tick = async () => {
    if (busy) return;
    busy = true;
    await inEverySchool(() => runDue(services, jobs, log)).catch((error: unknown) =>
      log.error({ err: error }, 'jobs can’t be read'),
    );
    busy = false;
  };
  const timer = setInterval(() => (running = busy ? running : tick()), pollIntervalMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
