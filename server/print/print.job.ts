import type { Job } from '../jobs/runner.ts';
import { runPrintJob } from './job-runner.ts';
import { claimJob } from './print.writes.ts';

/** Seconds after which a queued print counts as abandoned by the process that received its request. */
const lost = 20;
const never = new AbortController().signal;

/** Resumes prints whose process died. */
export const printJob: Job = {
  name: 'prints',
  every: 15,
  run: async (services) => {
    const failures: unknown[] = [];
    const log = { error: (failure: unknown) => void failures.push(failure) };
    for (let job = await claimJob(services.db, lost); job; job = await claimJob(services.db, lost))
      await runPrintJob(services, job, log, never);
    if (failures.length > 0) throw new AggregateError(failures, 'prints failed');
  },
};
