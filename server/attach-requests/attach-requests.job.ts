import type { Handler } from '../job-queue/handler.ts';
import { expireRequests } from './attach-requests.writes.ts';

/** Ends requests to attach a follower that were not answered within 30 days [followers.request-expires]. */
export const attachRequestsJob: Handler = {
  run: async ({ db }) => {
    await db.transaction().execute((trx) => expireRequests(trx));
  },
};
