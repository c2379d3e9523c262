import type { Action } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import {
  everySchool,
  followerScope,
  noSchool,
  runInScope,
  schoolScope,
  type Scope,
} from '../../database/scope/scope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Scope of the request's queries. */
    scope: Scope;
  }
}

/** Calls that look up an account or school by address, code or secret before the actor is known. */
const lookUps: ReadonlySet<Action> = new Set<Action>(['session:open-portal', 'device:attach', 'home:attach']);

/** Ids of the schools of the children of each actor who is a follower. */
const followedSchools = new WeakMap<Actor, readonly number[]>();

export const setFollowedSchools = (actor: Actor, schoolIds: readonly number[]): void =>
  void followedSchools.set(actor, schoolIds);

/**
 * The scope of an actor's queries [permissions.database]. Every school for a superadmin, none for an anonymous caller,
 * their own school for others. A follower also has the schools of their children.
 */
function scopeOfActor(actor: Actor): Scope {
  const { kind, id, schoolId } = actor;
  if (scopeOf(kind) === 'platform') return everySchool;
  if (kind === 'ANONYMOUS') return noSchool;
  if (kind === 'DEVICE') return schoolScope(schoolId, 0);
  if (scopeOf(kind) !== 'children') return schoolScope(schoolId, id);
  const own = schoolId === null ? [] : [schoolId];
  return followerScope([...new Set([...own, ...(followedSchools.get(actor) ?? [])])], id);
}

function scopeOfRequest({ actor, routeOptions }: FastifyRequest): Scope {
  const { action } = routeOptions.config;
  return action && lookUps.has(action) ? everySchool : scopeOfActor(actor);
}

/** Runs each request in the scope of its actor. Register it after `registerActors`. */
export function scopeRequests(app: FastifyInstance): void {
  app.decorateRequest('scope', null as never);
  app.addHook('onRequest', (request, _reply, done) => {
    request.scope = scopeOfRequest(request);
    runInScope(request.scope, done);
  });
  // Reading a body continues from the socket, outside the request's asynchronous context.
  app.addHook('preValidation', (request, _reply, done) => runInScope(request.scope, done));
}
