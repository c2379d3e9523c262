import { hash } from 'node:crypto';

import type {} from '@fastify/cookie';
import { authCalls } from '@memocartes/contract/auth/auth.calls';
import { largestId } from '@memocartes/contract/fields/largest-id';
import { type Action, mayEver } from '@memocartes/contract/permissions/permissions';
import { type Actor, anonymous } from '@memocartes/contract/permissions/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Db } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { refuse } from '../errors.ts';
import { checkSameSite, opensDocument } from '../protection/same-site.ts';
import { findSessionActor } from './actor.queries.ts';

export const sessionCookie = 'token';
export const deviceCookie = 'device';
export const homeCookie = 'home';

/** Actions whose actor is always anonymous: these requests may have cookies but lack the portal's header. */
const anonymousActions = new Set<Action | undefined>(['csp:report', 'mail:unsubscribe']);

const isAnonymous = (request: FastifyRequest) => anonymousActions.has(request.routeOptions.config.action);

/** Secrets are looked up by their SHA-256, never in plain text. */
export const hashSecret = (secret: string) => hash('sha256', secret, 'buffer');

/** The secret of a request's login session, valid or not [accounts.session-cookie]. */
export const sessionSecret = (request: FastifyRequest): string | undefined =>
  bearerOf(request) ?? request.cookies[sessionCookie];

const bearerOf = (request: FastifyRequest) => /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];

/** How the actors of devices are found by the hash of their secret. Undefined without a permitted device. */
interface DeviceActors {
  findTablet(db: Db, secretHash: Buffer): Promise<Actor | undefined>;
  /** @param studentId the student of the request; without one, the device that was attached last */
  findHomeDevice(db: Db, secretHash: Buffer, studentId: number | undefined): Promise<Actor | undefined>;
}

async function findActor(db: Db, devices: DeviceActors, request: FastifyRequest) {
  const bearer = bearerOf(request);
  if (bearer) return findSessionActor(db, hashSecret(bearer));
  const { [sessionCookie]: session, [deviceCookie]: device, [homeCookie]: home } = request.cookies;
  if (!session && !device && !home) return undefined;
  checkSameSite(request);
  if (home && isForHome(request)) return devices.findHomeDevice(db, hashSecret(home), namedStudent(request));
  if (session && !(device && isForDevices(request))) return findSessionActor(db, hashSecret(session));
  const tablet = device ? await devices.findTablet(db, hashSecret(device)) : undefined;
  if (!home || !opensDocument(request)) return tablet;
  return withHome(tablet, await devices.findHomeDevice(db, hashSecret(home), undefined));
}

/**
 * The actor of a browser that is a tablet, a device at home, or both. If both belong to one school, the browser acts as
 * both and shows the pictures of both revisions; otherwise it acts as the tablet.
 */
function withHome(tablet: Actor | undefined, atHome: Actor | undefined): Actor | undefined {
  if (!tablet) return atHome;
  return atHome?.home && atHome.schoolId === tablet.schoolId ? { ...tablet, home: atHome.home } : tablet;
}

/** The student that a device at home names in the path; 0 for an invalid id. */
function namedStudent({ params }: FastifyRequest): number {
  const id = Number((params as { student_id?: string }).student_id);
  return Number.isInteger(id) && id > 0 && id <= largestId ? id : 0;
}

/** Whether the actor is a signed-in adult: neither anonymous nor a tablet or device at home. */
export const isSignedIn = ({ kind }: Actor) => kind !== 'ANONYMOUS' && kind !== 'DEVICE';

const isForDevices = (request: FastifyRequest) => request.routeOptions.config.action?.startsWith('device:') ?? false;

/** Calls of a device at home, which accept no other cookie [home-revision.one-child]. */
const isForHome = (request: FastifyRequest) => request.routeOptions.config.action === 'home:revise';

/** The first call of a page, which checks for a login session. */
const isSessionCheck = (request: FastifyRequest) => request.routeOptions.url === `/api${authCalls.token.path}`;

/**
 * The error for a device that is no longer permitted, for a missing login session, or for an expired one
 * [accounts.session-expired]. Only the first call of the next page clears the cookie of an expired session, so that
 * later calls of the current page get the same error.
 */
function sessionLost(request: FastifyRequest, reply: FastifyReply) {
  if (isForDevices(request) && request.cookies[deviceCookie]) return refuse('DEVICE_NOT_APPROVED');
  if (isForHome(request) && request.cookies[homeCookie]) return refuse('HOME_NOT_ATTACHED');
  if (!sessionSecret(request)) return refuse('NO_SESSION');
  if (isSessionCheck(request)) reply.clearCookie(sessionCookie, { path: '/' });
  return refuse('UNAUTHENTICATED');
}

/**
 * Sets `request.actor` on every API request. Refuses a call that the actor's kind may never make: 403 with a login
 * session; 401 for all others, such as tablets. A route of the API must have a row of the permission table.
 */
export function registerActors(app: FastifyInstance, db: Db, devices: DeviceActors): void {
  app.decorateRequest('actor', null as never);
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && !config?.action) throw new Error(`${url} has no row of the permission table.`);
  });
  app.addHook('onRequest', async (request, reply) => {
    request.actor = anonymous;
    const { action } = request.routeOptions.config;
    if (!action || isAnonymous(request)) return;
    request.actor = (await inEverySchool(() => findActor(db, devices, request))) ?? anonymous;
    if (mayEver(request.actor, action)) return;
    throw isSignedIn(request.actor) ? refuse('FORBIDDEN') : sessionLost(request, reply);
  });
}
