import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../config/services.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { readOrder } from './content.ts';
import { failJob, finishJob, isHopeless, returnJob, claimJob, saveProgress } from './print.writes.ts';
import type { ClaimedJob } from './print.writes.ts';
import { writeInThread } from './thread.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;
const failure = 'Le fichier n’a pas pu être fait. Cette tentative n’est pas comptée\u00a0: réessayez.';
/** Minimum time between two updates of the progress. */
const progressIntervalMs = 250;

/** Writes one job's file. A failure is stored in the job and logged; a job stopped with its process returns to the queue. */
export async function runPrintJob(
  { db, config }: Services,
  job: ClaimedJob,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  if (isHopeless(job)) {
    await failJob(db, job, failure);
    return;
  }
  let lastReport = 0;
  let lastWrite = Promise.resolve<unknown>(undefined);
  const reportProgress = (done: number) => {
    if (Date.now() - lastReport < progressIntervalMs) return;
    lastReport = Date.now();
    lastWrite = lastWrite.then(() => saveProgress(db, job, done)).catch(() => undefined);
  };
  try {
    const file = await writeInThread(await readOrder(db, job, config.publicUrl), reportProgress, signal);
    await lastWrite;
    await finishJob(db, job, file);
  } catch (error) {
    await lastWrite;
    if (signal.aborted) await returnJob(db, job);
    else {
      log.error({ err: error, job: job.id }, 'print failed');
      await failJob(db, job, failure);
    }
  }
}

/** Maximum parallel jobs of a process; others stay queued in the database, for any process. */
const maxThreads = 2;

/** Runs queued jobs. `wake` starts one if there is any; `stop` returns running jobs to the queue. */
export function startPrintWorker(services: Services, log: Log) {
  const ending = new AbortController();
  const running = new Set<Promise<void>>();

  async function work(): Promise<void> {
    for (let job = await claimJob(services.db); job; job = await claimJob(services.db)) {
      await runPrintJob(services, job, log, ending.signal);
      if (ending.signal.aborted) return;
    }
  }
  return {
    wake() {
      if (running.size >= maxThreads || ending.signal.aborted) return;
      // Runs jobs of any school, whoever's request triggered it.
      const one: Promise<void> = inEverySchool(work)
        .catch((error: unknown) => log.error({ err: error }, 'prints can’t be taken'))
        .finally(() => running.delete(one));
      running.add(one);
    },
    async stop() {
      ending.abort();
      await Promise.all(running);
    },
  };
}
