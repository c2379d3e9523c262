import { expireRequests } from './attach-requests.writes.ts';
import type { Job } from '../jobs/runner.ts';

/** Ends requests to attach a follower left unanswered for 30 days [followers.request-expires]. */
export const requestsJob: Job = {
  name: 'requests',
  every: 3600,
  run: async ({ db }) => {
    await db.transaction().execute((trx) => expireRequests(trx));
  },
};
