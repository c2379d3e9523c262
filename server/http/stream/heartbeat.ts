import { type Action, mayEver } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { FastifyRequest } from 'fastify';

import type { Db } from '../../database/database.ts';
import { isDatabaseUnavailable } from '../../database/pool/unavailable.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { recheckSessionActor } from '../actor/actor.queries.ts';
import { hashSecret, sessionSecret } from '../actor/actor.ts';
import type { EventStream } from './stream.ts';

/** An open page of an account. */
export type Watcher = { actor: Actor; stream: EventStream };

/** No events are sent while the database is down, so the watcher is kept; the next heartbeat checks again. */
const keepWhileDown = (watcher: Watcher) => (error: unknown) =>
  isDatabaseUnavailable(error) ? watcher.actor : undefined;

/**
 * Sends a heartbeat. Ends the stream instead if the login session has ended, or if its account or school has lost
 * access.
 */
export async function heartbeatIfPermitted(
  db: Db,
  request: FastifyRequest,
  watcher: Watcher,
  action: Action,
): Promise<void> {
  const secret = sessionSecret(request);
  const recheck = (token: string) => inEverySchool(() => recheckSessionActor(db, hashSecret(token)));
  const actor = secret && (await recheck(secret).catch(keepWhileDown(watcher)));
  if (!actor || !mayEver(actor, action)) {
    watcher.stream.end();
    return;
  }
  watcher.actor = actor;
  watcher.stream.heartbeat();
}
