import type { FastifyRequest } from 'fastify';
import { mayEver } from '@memocartes/contract/permissions/permissions';
import { sessions } from '@memocartes/contract/sessions/sessions.routes';
import type { Services } from '../app/services.ts';
import type { Db } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { hashSecret, sessionSecret } from '../http/actor.ts';
import { recheckSessionActor } from '../http/actor.queries.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { countStream } from '../metrics/metrics.routes.ts';
import { channel } from './changes.ts';
import { createHub } from './hub.ts';
import type { Watcher } from './hub.ts';
import { findWatchedSession } from './live.queries.ts';
import { openStream, streamHeaders } from './stream.ts';

/** While the database is down nothing is told to anybody: the next beat checks again. */
const keepWhileDown = (watcher: Watcher) => (error: unknown) =>
  isDatabaseUnavailable(error) ? watcher.actor : undefined;

/** Says that it lives; ends when the session that opened it is over, or its account or school is closed. */
async function beat(db: Db, request: FastifyRequest, watcher: Watcher): Promise<void> {
  const secret = sessionSecret(request);
  const actor = secret && (await recheckSessionActor(db, hashSecret(secret)).catch(keepWhileDown(watcher)));
  if (!actor || !mayEver(actor, 'session:watch')) return watcher.stream.end();
  watcher.actor = actor;
  watcher.stream.beat();
}

/** What changes in sessions, told to the pages that watch them (server-sent events), whichever process wrote it. */
export function liveRoutes(app: App, { db, config, listen }: Services): void {
  const hub = createHub((id) => findWatchedSession(db, id));
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => void (stop = listen?.(channel, hub)));
  app.addHook('preClose', async () => hub.end());
  app.addHook('onClose', async () => stop?.());

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
