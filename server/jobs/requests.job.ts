import { expireRequests, forgetRequests } from '../attach-requests/attach-requests.writes.ts';
import { releaseAddresses } from '../users/address.ts';
import type { Job } from './runner.ts';

/** Ends what nobody answered or completed: requests after 30 days, accounts that never got their person after a day. */
export const requestsJob: Job = {
  name: 'requests',
  every: 3600,
  run: async ({ db }) => {
    await db.transaction().execute((trx) => expireRequests(trx));
    await forgetRequests(db);
    await releaseAddresses(db);
  },
};
