import type { FastifyRequest } from 'fastify';
import { mayEver } from '@memocartes/contract/permissions/permissions';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { isDatabaseUnavailable } from '../../database/pool/unavailable.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { findEntered } from '../../devices/join/device.queries.ts';
import { deviceCookie, hashSecret, sessionSecret } from '../../http/actor/actor.ts';
import { findDeviceActor, recheckSessionActor } from '../../http/actor/actor.queries.ts';
import { refuse } from '../../http/errors.ts';
import { http } from '../../http/http.ts';
import type { App } from '../../http/http.ts';
import { countStream } from '../../status/metrics.routes.ts';
import { channel } from './session-events.ts';
import { createHub } from './hub.ts';
import type { Hub, Watcher } from './hub.ts';
import { findWatchedSession } from './live.queries.ts';
import { openStream, streamHeaders } from './stream.ts';

/** While the database is down no event is sent, so the watcher stays: the next heartbeat checks again. */
const keepWhileDown = (watcher: Watcher) => (error: unknown) =>
  isDatabaseUnavailable(error) ? watcher.actor : undefined;

/** Sends a heartbeat; ends the stream when its login session is over, or its account or school is closed. */
async function heartbeat(db: Db, request: FastifyRequest, watcher: Watcher): Promise<void> {
  const secret = sessionSecret(request);
  const recheck = (token: string) => inEverySchool(() => recheckSessionActor(db, hashSecret(token)));
  const actor = secret && (await recheck(secret).catch(keepWhileDown(watcher)));
  if (!actor || !mayEver(actor, 'session:watch')) return watcher.stream.end();
  watcher.actor = actor;
  watcher.stream.heartbeat();
}

/** Events of the session that a tablet entered. The stream ends when the tablet loses access to that session. */
function tabletRoute(app: App, { db, config }: Services, hub: Hub): void {
  app.route({
    ...http(device.live),
    handler: async ({ actor, params, cookies }, reply) => {
      if (!(await findEntered(db, actor, params.id))) throw refuse('NOT_FOUND');
      const isAllowed = async () => {
        const secret = cookies[deviceCookie];
        const device = secret && (await inEverySchool(() => findDeviceActor(db, hashSecret(secret))));
        return !!device && !!(await findEntered(db, device, params.id));
      };
      const stream = openStream();
      const remove = hub.addTablet({ deviceId: actor.id, sessionId: params.id, stream });
      const tabletHeartbeat = async () =>
        (await isAllowed().catch(isDatabaseUnavailable)) ? stream.heartbeat() : stream.end();
      const timer = setInterval(() => void tabletHeartbeat(), config.LIVE_BEAT * 1000);
      stream.body.once('close', () => {
        clearInterval(timer);
        remove();
      });
      return reply.type('text/event-stream').headers(streamHeaders).send(stream.body);
    },
  });
}

/** Server-sent events to pages that watch sessions, for changes written by any process. */
export function liveRoutes(app: App, services: Services): void {
  const { db, config, listen } = services;
  const hub = createHub((id) => inEverySchool(() => findWatchedSession(db, id)));
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => void (stop = listen?.(channel, hub)));
  app.addHook('preClose', async () => hub.end());
  app.addHook('onClose', async () => stop?.());

  tabletRoute(app, services, hub);
  app.route({
    ...http(sessions.live),
    handler: (request, reply) => {
      const stream = openStream();
      const watcher: Watcher = { actor: request.actor, stream };
      hub.add(watcher);
      const uncount = countStream();
      const timer = setInterval(() => void heartbeat(db, request, watcher), config.LIVE_BEAT * 1000);
      stream.body.once('close', () => {
        clearInterval(timer);
        uncount();
        hub.remove(watcher);
      });
      return reply.type('text/event-stream').headers(streamHeaders).send(stream.body);
    },
  });
}
