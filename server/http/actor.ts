import { createHash } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayEver } from '@memocartes/contract/permissions/permissions';
import { anonymous } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import { findDeviceActor, findSessionActor } from './actor.queries.ts';
import { refuse } from './errors.ts';

/** Header that only the portal's own code sends: a forged form or image can't (decisions §2). */
export const portalHeader = 'x-memocartes';
export const sessionCookie = 'token';
export const deviceCookie = 'device';

/** Secrets are looked up by their SHA-256, never by themselves. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const { origin } = request.headers;
  return !origin || origin === `${request.protocol}://${request.host}`;
}

/** A document is opened by an `<img>` or a link, which can't send a header; being a plain GET of bytes, it writes nothing. */
const needsPortalHeader = (request: FastifyRequest) => request.routeOptions.config.action !== 'document:view';

function checkSameSite(request: FastifyRequest): void {
  if (!isSameOrigin(request)) throw refuse('CROSS_SITE');
  if (needsPortalHeader(request) && !request.headers[portalHeader]) throw refuse('CROSS_SITE');
}

async function findActor(db: Db, request: FastifyRequest) {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return findSessionActor(db, hashSecret(bearer));
  const { [sessionCookie]: session, [deviceCookie]: device } = request.cookies;
  if (!session && !device) return undefined;
  checkSameSite(request);
  const forDevice = request.routeOptions.config.action?.startsWith('device:') ?? false;
  if (device && (forDevice || !session)) return findDeviceActor(db, hashSecret(device));
  return session ? findSessionActor(db, hashSecret(session)) : undefined;
}

/** Puts `request.actor` on every API request and refuses what the actor's kind may never do: 401 without a session, 403 with one. */
export function knowActors(app: FastifyInstance, db: Db): void {
  app.decorateRequest('actor', null as never);
  app.addHook('onRequest', async (request) => {
    request.actor = anonymous;
    const { action } = request.routeOptions.config;
    if (!action) return;
    request.actor = (await findActor(db, request)) ?? anonymous;
    if (mayEver(request.actor, action)) return;
    throw refuse(request.actor.kind === 'ANONYMOUS' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  });
}
