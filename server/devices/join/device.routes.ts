import { device } from '@memocartes/contract/devices/join/device.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { cookieOptions } from '../../auth/login-sessions/session-cookie.ts';
import { newSecret } from '../../auth/login-sessions/sessions.ts';
import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { deviceCookie, hashSecret } from '../../http/actor/actor.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { limits } from '../../rate-limits/limits.ts';
import { approveByQr, cancelRequest, requestApproval } from '../approval/requests.writes.ts';
import { readToken } from '../approval/token-hashes.ts';
import { startCodeAttempt } from './code-attempts.ts';
import { presentDeviceSession, presentState } from './device.present.ts';
import {
  findJoinedSession,
  findSchoolByCode,
  findSchoolBySecret,
  findStudents,
  findTabletState,
} from './device.queries.ts';
import { joinSession } from './device.writes.ts';

type AttachBody = z.output<typeof device.attach.body>;

const year = 365 * 24 * 3600;

/** An open session that this tablet has joined. @throws 404 for another session, 409 for a closed one */
async function requireOpenSession(db: Db, actor: Actor, id: number) {
  const session = await findJoinedSession(db, actor, id);
  if (!session) throw refuse('NOT_FOUND');
  if (session.status !== 'ACTIVE') throw refuse('SESSION_CLOSED');
  return session;
}

/** The school with this school code or QR code secret. @throws 422 if there is none, or its access has ended */
async function requireNamedSchool(db: Db, { school_code, secret }: AttachBody) {
  const school =
    secret === undefined ? await findSchoolByCode(db, school_code!) : await findSchoolBySecret(db, hashSecret(secret));
  if (!school) throw refuse(secret === undefined ? 'UNKNOWN_SCHOOL_CODE' : 'UNKNOWN_DEVICE_SECRET');
  return school;
}

/** Routes by which a tablet is approved by a school, then joins a session by its code. */
export function deviceRoutes(app: App, { db, config }: Services): void {
  /** Sets the token as a cookie for a year. */
  const sendToken = (reply: FastifyReply, token: string) =>
    reply.setCookie(deviceCookie, token, { ...cookieOptions(config), maxAge: year });
  /** The hash of the tablet's token. Finding the actor of an approved tablet has already recorded the use of its token. */
  const tokenOf = async ({ actor, cookies }: FastifyRequest) =>
    actor.kind === 'DEVICE' ? hashSecret(cookies[deviceCookie]!) : readToken(db, 'devices', cookies[deviceCookie]);
  const stateOf = async (hash: Buffer | undefined) => presentState(hash && (await findTabletState(db, hash)));
  app.route({ ...http(device.state), handler: async (request) => stateOf(await tokenOf(request)) });
  app.route({
    ...http(device.attach),
    handler: async (request, reply) => {
      await limits(db).consume('device-attach', { address: request.ip });
      const school = await requireNamedSchool(db, request.body);
      const old = await tokenOf(request);
      if (request.actor.kind === 'DEVICE' && request.actor.schoolId === school.id) {
        await cancelRequest(db, old!);
        return stateOf(old);
      }
      const token = newSecret();
      const tokens = { old, next: hashSecret(token) };
      if (request.body.secret === undefined) await requestApproval(db, school.id, tokens);
      else {
        await limits(db).consume('device-approve', { school: school.id });
        await approveByQr(db, school.id, tokens);
      }
      sendToken(reply, token);
      return stateOf(tokens.next);
    },
  });
  app.route({
    ...http(device.cancel),
    handler: async (request) => {
      const hash = await tokenOf(request);
      if (hash) await cancelRequest(db, hash);
      return stateOf(hash);
    },
  });
  app.route({
    ...http(device.join),
    handler: async ({ actor, body, ip, cookies }, reply) => {
      const attempt = await startCodeAttempt(db, actor, ip);
      const id = await joinSession(db, actor, body.code);
      if (id === undefined) throw (await attempt.fail()) ?? refuse('UNKNOWN_CODE');
      await attempt.refund();
      // The year of the cookie starts again: a tablet in use stays approved [tablets.unused].
      sendToken(reply, cookies[deviceCookie]!);
      const session = await requireOpenSession(db, actor, id);
      return presentDeviceSession(session, await findStudents(db, session));
    },
  });
  app.route({
    ...http(device.session),
    handler: async ({ actor, params }) => {
      const session = await requireOpenSession(db, actor, params.id);
      return presentDeviceSession(session, await findStudents(db, session));
    },
  });
}
