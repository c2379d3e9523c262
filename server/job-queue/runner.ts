import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';

import type { Services } from '../config/services.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { measureJob } from '../metrics/metrics.ts';
import { bossDatabase } from './boss-database.ts';
import type { Definition } from './definitions.ts';
import { FinalFailure, type Handler } from './handler.ts';
import { register } from './register.ts';
import { storedError } from './stored-error.ts';
import { startWaking } from './waking.ts';

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;
export type RunnableJob = { definition: Definition; handler: Handler };
type StoredJob = JobWithMetadata<{ id?: number } | null>;

/** Poll interval of each worker; `startWaking` finds due jobs for all of them much earlier. */
const pollSeconds = 600;
/** How long stopping waits for running jobs; the process exits at the latest 4.5 s after its stop signal. */
const stopTimeoutMs = 3_000;

const bossOptions = {
  schema: 'pgboss',
  createSchema: false,
  // A migration creates the tables, as their owner.
  migrate: false,
  registerInstance: false,
  // Both need the owner of the tables.
  reindex: false,
  monitorVacuum: false,
  openTelemetry: { enabled: false },
  useListenNotify: true,
  superviseIntervalSeconds: 30,
  monitorIntervalSeconds: 30,
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 45,
  // No job depends on another job.
  flowIntervalSeconds: 3600,
} satisfies ConstructorOptions;

/**
 * Runs a job once. @returns the result for pg-boss: completed, or failed permanently
 * @throws an error without personal data, which pg-boss stores before it retries the job
 */
async function runJob(
  { services, log }: { services: Services; log: Log },
  { name, definition, handler }: RunnableJob & { name: string },
  job: StoredJob,
): Promise<JobResult> {
  const id = job.data?.id ?? 0;
  const attempt = job.retryCount + 1;

  const giveUp = async (cause?: unknown) => {
    try {
      await handler.giveUp?.(services, id, cause);
    } catch (error) {
      log.error({ err: error, job: name, row: id, attempt }, 'giving up a job failed');
      throw storedError(error);
    }
  };

  if (attempt > definition.attempts) {
    await giveUp();
    throw new Error((job.output as { message?: string } | null)?.message ?? 'the process died');
  }
  const isLastAttempt = attempt === definition.attempts;
  try {
    await measureJob(name, () => handler.run(services, { id, signal: job.signal }));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    log.error({ err: error, job: name, row: id, attempt }, 'job failed');
    const isFinal = error instanceof FinalFailure;
    const cause = isFinal ? error.cause : error;
    // If the last attempt is interrupted, the job's next run calls `giveUp`.
    if (!isFinal && (!isLastAttempt || job.signal.aborted)) throw storedError(cause);
    await giveUp(cause);
    return { id: job.id, status: 'deadletter', output: storedError(cause) };
  }
}

/**
 * Runs the jobs of this process until stopped: recurring jobs at their time, the other jobs when they are sent.
 * @returns a function that stops taking jobs and waits for running jobs, at most `stopTimeoutMs`. Another process
 * retries those that still run then.
 */
export async function startJobs(
  services: Services,
  jobs: Readonly<Record<string, RunnableJob>>,
  log: Log,
  options: Partial<ConstructorOptions> = {},
): Promise<() => Promise<void>> {
  const waking = startWaking(services, log);
  const ending = new AbortController();
  const boss = new PgBoss({ ...bossOptions, ...options, db: bossDatabase(services.db, waking.listen) });
  boss.on('error', (error) => log.error({ err: error }, 'jobs can’t be read'));
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'));
  await boss.start();
  await register(boss, Object.fromEntries(Object.entries(jobs).map(([name, { definition }]) => [name, definition])));
  for (const [name, job] of Object.entries(jobs)) {
    const settings = {
      includeMetadata: true,
      perJobResults: true,
      localConcurrency: job.definition.parallel ?? 1,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
    } as const;
    await boss.work(name, settings, async ([stored]: readonly StoredJob[]) => {
      const signal = AbortSignal.any([stored!.signal, ending.signal]);
      const result = await inEverySchool(() => runJob({ services, log }, { name, ...job }, { ...stored!, signal }));
      waking.wake(name); // More jobs may be waiting.
      return [result];
    });
  }

  return async () => {
    ending.abort(new Error('The process stops.'));
    await waking.stop();
    await boss.stop({ close: false, timeout: stopTimeoutMs });
  };
}
