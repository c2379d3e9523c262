import { accountLive } from '@memocartes/contract/account-live/account-live.routes';

import type { Services } from '../config/services.ts';
import { type App, http } from '../http/http.ts';
import { heartbeatIfPermitted, type Watcher } from '../http/stream/heartbeat.ts';
import { openStream, sendStream } from '../http/stream/stream.ts';
import { channel } from './account-events.ts';
import { createAccountHub } from './hub.ts';

/** Server-sent events to the open pages of an account, for changes made by any process [notifications.live]. */
export function accountLiveRoutes(app: App, { db, config, listen }: Services): void {
  const hub = createAccountHub();
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => void (stop = listen?.(channel, hub)));
  app.addHook('preClose', async () => hub.end());
  app.addHook('onClose', async () => stop?.());

  app.route({
    ...http(accountLive.live),
    handler: (request, reply) => {
      const watcher: Watcher = { actor: request.actor, stream: openStream() };
      const remove = hub.add(watcher);
      return sendStream(reply, watcher.stream, {
        heartbeatSeconds: config.LIVE_HEARTBEAT,
        onHeartbeat: () => void heartbeatIfPermitted(db, request, watcher, 'account:self'),
        onClose: remove,
      });
    },
  });
}
