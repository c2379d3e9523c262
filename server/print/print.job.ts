import type { Job } from '../jobs/runner.ts';
import { runPrintJob } from './job-runner.ts';
import { claimJob } from './print.writes.ts';

/** A print that has waited this long, in seconds, has lost the process that took its request. */
const lost = 20;
const never = new AbortController().signal;

/** Takes up prints whose process died. */
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
