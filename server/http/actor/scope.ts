import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Action } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { everySchool, followerScope, noSchool, runInScope, schoolScope } from '../../database/scope/scope.ts';
import type { Scope } from '../../database/scope/scope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request's queries see in the database. */
    scope: Scope;
  }
}

/** Calls that look an account or a school up by an e-mail address, a code or a secret, before anybody is known. */
const lookUps: ReadonlySet<Action> = new Set<Action>(['session:open-portal', 'device:attach']);

/** Schools of a follower's children, by the actor. */
const followedSchools = new WeakMap<Actor, readonly number[]>();

/** Says in which schools a follower's children are. */
export const setFollowedSchools = (actor: Actor, schoolIds: readonly number[]): void =>
  void followedSchools.set(actor, schoolIds);

/** What an actor's queries see: a superadmin every school, a follower those of the children, anybody else their own. */
export function scopeOfActor(actor: Actor): Scope {
  const { kind, id, schoolId } = actor;
  if (kind === 'SUPERADMIN') return everySchool;
  if (kind === 'ANONYMOUS') return noSchool;
  if (kind === 'DEVICE') return schoolScope(schoolId, 0);
  if (kind !== 'USER') return schoolScope(schoolId, id);
  const own = schoolId === null ? [] : [schoolId];
  return followerScope([...new Set([...own, ...(followedSchools.get(actor) ?? [])])], id);
}

function scopeOfRequest({ actor, routeOptions }: FastifyRequest): Scope {
  const { action } = routeOptions.config;
  return action && lookUps.has(action) ? everySchool : scopeOfActor(actor);
}

/** Runs each request in the scope of its actor. Register it after the actor is known. */
export function scopeRequests(app: FastifyInstance): void {
  app.decorateRequest('scope', null as never);
  app.addHook('onRequest', (request, _reply, done) => {
    request.scope = scopeOfRequest(request);
    runInScope(request.scope, done);
  });
  // Reading a body goes on from the socket, which knows nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => runInScope(request.scope, done));
}
