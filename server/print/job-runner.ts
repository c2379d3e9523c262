import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../config/services.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { readOrder } from './content.ts';
import { failJob, finishJob, isHopeless, returnJob, takeJob, tellProgress } from './print.writes.ts';
import type { TakenJob } from './print.writes.ts';
import { writeInThread } from './thread.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;
const failure = 'Le fichier n’a pas pu être fait. Cette tentative n’est pas comptée\u00a0: réessayez.';
/** How often progress is told, in milliseconds. */
const beat = 250;

/** Makes one job's file. A failure is told to the person and to the log; an end of the process gives the job back. */
export async function makeJob({ db, config }: Services, job: TakenJob, log: Log, signal: AbortSignal): Promise<void> {
  if (isHopeless(job)) {
    await failJob(db, job, failure);
    return;
  }
  let told = 0;
  let telling = Promise.resolve<unknown>(undefined);
  const tell = (done: number) => {
    if (Date.now() - told < beat) return;
    told = Date.now();
    telling = telling.then(() => tellProgress(db, job, done)).catch(() => undefined);
  };
  try {
    const file = await writeInThread(await readOrder(db, job, config.publicUrl), tell, signal);
    await telling;
    await finishJob(db, job, file);
  } catch (error) {
    await telling;
    if (signal.aborted) await returnJob(db, job);
    else {
      log.error({ err: error, job: job.id }, 'print failed');
      await failJob(db, job, failure);
    }
  }
}

/** Threads that write at once in one process: the rest waits in the database, for this process or another. */
const atOnce = 2;

/** Makes jobs as they come. `wake` says that there may be one; `stop` gives back those that are being made. */
export function startMaker(services: Services, log: Log) {
  const ending = new AbortController();
  const running = new Set<Promise<void>>();

  async function work(): Promise<void> {
    for (let job = await takeJob(services.db); job; job = await takeJob(services.db)) {
      await makeJob(services, job, log, ending.signal);
      if (ending.signal.aborted) return;
    }
  }
  return {
    wake() {
      if (running.size >= atOnce || ending.signal.aborted) return;
      // Any school's prints, whoever's request woke it.
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
