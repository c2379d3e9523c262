import { routes } from '../http/route.ts';
import { accountLiveCalls } from './account-live.calls.ts';

export const accountLive = routes('account', accountLiveCalls, {
  live: {
    summary:
      'What changes for one’s account (notifications, chats), as server-sent events, as long as it is listened to.',
  },
});
