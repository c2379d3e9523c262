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

/** While the database is down nothing is told to anybody: the next beat checks again. */
const keepWhileDown = (watcher: Watcher) => (error: unknown) =>
  isDatabaseUnavailable(error) ? watcher.actor : undefined;

/** Says that it lives; ends when the session that opened it is over, or its account or school is closed. */
async function beat(db: Db, request: FastifyRequest, watcher: Watcher): Promise<void> {
  const secret = sessionSecret(request);
  const recheck = (known: string) => inEverySchool(() => recheckSessionActor(db, hashSecret(known)));
  const actor = secret && (await recheck(secret).catch(keepWhileDown(watcher)));
  if (!actor || !mayEver(actor, 'session:watch')) return watcher.stream.end();
  watcher.actor = actor;
  watcher.stream.beat();
}

/** Tells a tablet of the session that it entered, and of no other. It ends when the tablet may no longer know of that session. */
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
      const beatTablet = async () => ((await isAllowed().catch(isDatabaseUnavailable)) ? stream.beat() : stream.end());
      const timer = setInterval(() => void beatTablet(), config.LIVE_BEAT * 1000);
      stream.body.once('close', () => {
        clearInterval(timer);
        remove();
      });
      return reply.type('text/event-stream').headers(streamHeaders).send(stream.body);
    },
  });
}

/** What changes in sessions, told to the pages that watch them (server-sent events), whichever process wrote it. */
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
      const timer = setInterval(() => void beat(db, request, watcher), config.LIVE_BEAT * 1000);
      stream.body.once('close', () => {
        clearInterval(timer);
        uncount();
        hub.remove(watcher);
      });
      return reply.type('text/event-stream').headers(streamHeaders).send(stream.body);
    },
  });
}
