import type { Handler } from '../job-queue/handler.ts';
import { claimJob, failJob, finishJob, requeueJob, saveProgress } from './print.writes.ts';
import { readPrintOrder } from './print-order.queries.ts';
import { writeInWorker } from './run-worker.ts';

const failure = 'Le fichier n’a pas pu être fait. Cette tentative n’est pas comptée\u00a0: réessayez.';
/** Minimum time between two updates of the progress. */
const progressIntervalMs = 250;

/** Writes one print's file [printing.resume]. If its process is stopped, another process resumes it. */
export const printsJob: Handler = {
  async run({ db, config }, { id, signal }) {
    const job = await claimJob(db, id);
    if (!job) return;
    let lastReport = 0;
    let lastWrite = Promise.resolve<unknown>(undefined);

    const reportProgress = (done: number) => {
      if (Date.now() - lastReport < progressIntervalMs) return;
      lastReport = Date.now();
      lastWrite = lastWrite.then(() => saveProgress(db, job, done)).catch(() => undefined);
    };

    try {
      const order = await readPrintOrder(db, job, config.publicUrl);
      const file = Buffer.from(await writeInWorker(order, { onProgress: reportProgress, signal }));
      await lastWrite;
      await finishJob(db, job, file);
    } catch (error) {
      await lastWrite;
      await requeueJob(db, job).catch(() => undefined);
      throw error;
    }
  },
  giveUp: ({ db }, id) => failJob(db, id, failure),
};
