import type { Job } from '../../jobs/runner.ts';
import { makeExports } from './exports.maker.ts';

/** Seconds in the queue after which an export's process is considered dead. */
const lostAfter = 20;

/** Makes exports whose process died. */
export const exportsJob: Job = {
  name: 'exports',
  every: 15,
  run: async ({ db }) => {
    const failures: object[] = [];
    await makeExports(db, { error: (details) => void failures.push(details) }, lostAfter);
    if (failures.length) throw new AggregateError(failures, 'exports failed');
  },
};
