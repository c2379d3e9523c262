import { device } from '@memocartes/contract/devices/join/device.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import type { Services } from '../../config/services.ts';
import { isDatabaseUnavailable } from '../../database/pool/unavailable.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { findDeviceActor } from '../../devices/approval/tablet.actor.ts';
import { findJoinedSession } from '../../devices/join/device.queries.ts';
import { deviceCookie, hashSecret } from '../../http/actor/actor.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { heartbeatIfPermitted, type Watcher } from '../../http/stream/heartbeat.ts';
import { openStream, sendStream } from '../../http/stream/stream.ts';
import { sessionChannel } from '../../session-events/session-events.ts';
import { createHub, type Hub } from './hub.ts';
import { findWatchedSession } from './live.queries.ts';

/** Events of the session that a tablet has joined. A heartbeat ends the stream once the tablet has lost access. */
function tabletRoute(app: App, { db, config }: Services, hub: Hub): void {
  app.route({
    ...http(device.live),
    handler: async ({ actor, params, cookies }, reply) => {
      if (!(await findJoinedSession(db, actor, params.id))) throw refuse('NOT_FOUND');

      const isAllowed = async () => {
        const secret = cookies[deviceCookie];
        const device = secret && (await inEverySchool(() => findDeviceActor(db, hashSecret(secret))));
        return !!device && !!(await findJoinedSession(db, device, params.id));
      };

      const stream = openStream();
      const remove = hub.addTablet({ deviceId: actor.id, sessionId: params.id, stream });
      const tabletHeartbeat = async () =>
        (await isAllowed().catch(isDatabaseUnavailable)) ? stream.heartbeat() : stream.end();

      return sendStream(reply, stream, {
        heartbeatSeconds: config.LIVE_HEARTBEAT,
        onHeartbeat: () => void tabletHeartbeat(),
        onClose: remove,
      });
    },
  });
}

/** Server-sent events to pages that watch sessions, for changes made by any process. */
export function liveRoutes(app: App, services: Services): void {
  const { db, config, listen } = services;
  const hub = createHub((id) => inEverySchool(() => findWatchedSession(db, id)));
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => void (stop = listen?.(sessionChannel, hub)));
  app.addHook('preClose', async () => hub.end());
  app.addHook('onClose', async () => stop?.());

  tabletRoute(app, services, hub);
  app.route({
    ...http(sessions.live),
    handler: (request, reply) => {
      const stream = openStream();
      const watcher: Watcher = { actor: request.actor, stream };
      const remove = hub.add(watcher);
      return sendStream(reply, stream, {
        heartbeatSeconds: config.LIVE_HEARTBEAT,
        onHeartbeat: () => void heartbeatIfPermitted(db, request, watcher, 'session:watch'),
        onClose: remove,
      });
    },
  });
}
