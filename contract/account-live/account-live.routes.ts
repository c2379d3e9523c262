import { routes } from '../http/route.ts';
import { accountLiveCalls } from './account-live.calls.ts';

export const accountLive = routes('account', accountLiveCalls, {
  live: {
    summary:
      'Changes for the caller’s account (notifications, chats), as server-sent events until the client disconnects.',
  },
});
