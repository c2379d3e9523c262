import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { whenReachable } from '../database/pool/wait.ts';
import { measureJob } from '../metrics/metrics.ts';
import { inEverySchool } from '../database/scope/scope.ts';

/** Background work. `run` is called in one process at a time, `every` so many seconds after it last ended. */
export type Job = { name: string; every: number; run: (services: Services) => Promise<void> };

/** Longest that a job may take, in seconds: past it, its process is taken for dead and another may start it. */
const patience = 300;
/** How often each process looks whether something is due, in milliseconds. */
const beat = 2_000;

/** How long a release is tried, in seconds. */
const releasePatience = 60;

const register = (db: Db, jobs: readonly Job[]) =>
  db
    .insertInto('jobs')
    .values(jobs.map(({ name }) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Takes a job that is due and that nobody has. @returns whether it is ours */
async function take(db: Db, name: string): Promise<boolean> {
  const taken = await db
    .updateTable('jobs')
    .set({ locked_until: sql`now() + make_interval(secs => ${patience})` })
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

/** A job that is not released waits until its lock ends: a database that can't be reached is asked again. */
const release = (db: Db, job: Job) => whenReachable(() => releaseOnce(db, job), releasePatience);

/** Runs what is due, one after the other; a failure is for the log and waits for its next turn. */
export async function runDue(services: Services, jobs: readonly Job[], log: Pick<FastifyBaseLogger, 'error'>) {
  for (const job of jobs) {
    if (!(await take(services.db, job.name))) continue;
    await measureJob(job.name, () => job.run(services)).catch((error: unknown) =>
      log.error({ err: error, job: job.name }, 'job failed'),
    );
    await release(services.db, job);
  }
}

/** Looks after the jobs as long as the process lives. @returns how to end: waits for the one that runs */
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
  const timer = setInterval(() => (running = busy ? running : tick()), beat);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
