import type { Job } from '../../jobs/runner.ts';
import { makeExports } from './exports.maker.ts';

/** An export that has waited this long, in seconds, has lost the process that took its request. */
const lostAfter = 20;

/** Takes up exports whose process died. */
export const exportsJob: Job = {
  name: 'exports',
  every: 15,
  run: async ({ db }) => {
    const failures: object[] = [];
    await makeExports(db, { error: (details) => void failures.push(details) }, lostAfter);
    if (failures.length) throw new AggregateError(failures, 'exports failed');
  },
};
