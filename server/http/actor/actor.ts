import { portalHeaderName } from '@memocartes/contract/http/portal-header';
import { hash } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayEver } from '@memocartes/contract/permissions/permissions';
import { anonymous } from '@memocartes/contract/permissions/roles';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { findDeviceActor, findSessionActor } from './actor.queries.ts';
import { refuse } from '../errors.ts';

export const sessionCookie = 'token';
export const deviceCookie = 'device';

/** Secrets are looked up by their SHA-256, never by themselves. */
export const hashSecret = (secret: string) => hash('sha256', secret, 'buffer');

function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const { origin } = request.headers;
  return !origin || origin === `${request.protocol}://${request.host}`;
}

/** An `<img>` or link can't send the header; opening a document writes nothing. */
const needsPortalHeader = (request: FastifyRequest) => request.routeOptions.config.action !== 'document:view';

function checkSameSite(request: FastifyRequest): void {
  if (!isSameOrigin(request)) throw refuse('CROSS_SITE');
  if (needsPortalHeader(request) && !request.headers[portalHeaderName]) throw refuse('CROSS_SITE');
}

/** The secret of the session that a request comes with, good or not. */
export const sessionSecret = (request: FastifyRequest): string | undefined =>
  bearerOf(request) ?? request.cookies[sessionCookie];

const bearerOf = (request: FastifyRequest) => /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];

async function findActor(db: Db, request: FastifyRequest) {
  const bearer = bearerOf(request);
  if (bearer) return findSessionActor(db, hashSecret(bearer));
  const { [sessionCookie]: session, [deviceCookie]: device } = request.cookies;
  if (!session && !device) return undefined;
  checkSameSite(request);
  if (device && (isForDevices(request) || !session)) return findDeviceActor(db, hashSecret(device));
  return session ? findSessionActor(db, hashSecret(session)) : undefined;
}

/** Whether an adult is signed in: neither anonymous nor a tablet. */
export const isSignedIn = ({ kind }: Actor) => kind !== 'ANONYMOUS' && kind !== 'DEVICE';

const isForDevices = (request: FastifyRequest) => request.routeOptions.config.action?.startsWith('device:') ?? false;

/** Distinguishes a missing session from an expired one, whose cookie is cleared. */
function sessionLost(request: FastifyRequest, reply: FastifyReply) {
  if (isForDevices(request) && request.cookies[deviceCookie]) return refuse('DEVICE_NOT_APPROVED');
  if (!sessionSecret(request)) return refuse('NO_SESSION');
  reply.clearCookie(sessionCookie, { path: '/' });
  return refuse('UNAUTHENTICATED');
}

/**
 * Sets `request.actor` on every API request and refuses what its kind may never do: 401 without a session, 403 with one.
 * A tablet has no session: calls for adults answer 401. A route without its row of the permission table can't be registered.
 */
export function registerActors(app: FastifyInstance, db: Db): void {
  app.decorateRequest('actor', null as never);
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && !config?.action) throw new Error(`${url} has no row of the permission table.`);
  });
  app.addHook('onRequest', async (request, reply) => {
    request.actor = anonymous;
    const { action } = request.routeOptions.config;
    if (!action) return;
    request.actor = (await inEverySchool(() => findActor(db, request))) ?? anonymous;
    if (mayEver(request.actor, action)) return;
    throw isSignedIn(request.actor) ? refuse('FORBIDDEN') : sessionLost(request, reply);
  });
}
