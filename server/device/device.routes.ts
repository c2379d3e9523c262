import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { device } from '@memocartes/contract/device/device.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Services } from '../app/services.ts';
import { cookieOptions } from '../auth/sessions.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { deviceCookie, hashSecret } from '../http/actor.ts';
import { refuse } from '../http/errors.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { limits } from '../limits/limits.ts';
import { presentDeviceSession, presentState } from './device.present.ts';
import { deleteDevice, enterSession, findEntered, findPupils } from './device.queries.ts';
import { findSchoolByCode, findSchoolName, insertDevice } from './device.queries.ts';

const year = 365 * 24 * 3600;

/** The session that this tablet entered. @throws 404 for any other, 409 once it is closed */
async function openSessionOf(db: Db, actor: Actor, id: number) {
  const session = await findEntered(db, actor, id);
  if (!session) throw refuse('NOT_FOUND');
  if (session.status !== 'ACTIVE') throw refuse('SESSION_CLOSED');
  return session;
}

async function attach(db: Db, config: Config, reply: FastifyReply, schoolId: number): Promise<void> {
  const secret = randomBytes(32).toString('base64url');
  await insertDevice(db, schoolId, hashSecret(secret));
  reply.setCookie(deviceCookie, secret, { ...cookieOptions(config), maxAge: year });
}

/** A tablet: attached to a school, then let into one session by its code (decisions §5, the pupil's side). */
export function deviceRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(device.state),
    handler: async ({ actor }) => {
      const known = actor.kind === 'DEVICE' ? await findSchoolName(db, actor.schoolId!) : undefined;
      return presentState(known?.name);
    },
  });
  app.route({
    ...http(device.attach),
    handler: async ({ actor, body, ip }, reply) => {
      await limits(db).consume('device-attach', { address: ip });
      const school = await findSchoolByCode(db, body.school_code);
      if (!school) throw refuse('UNKNOWN_SCHOOL_CODE');
      if (actor.kind === 'DEVICE' && actor.schoolId === school.id) return presentState(school.name);
      if (actor.kind === 'DEVICE') await deleteDevice(db, actor.id);
      await attach(db, config, reply, school.id);
      return presentState(school.name);
    },
  });
  app.route({
    ...http(device.join),
    handler: async ({ actor, body, ip }) => {
      const attempt = await limits(db).attempt('session-code', {
        device: actor.id,
        school: actor.schoolId!,
        address: ip,
      });
      const id = await enterSession(db, actor, body.code);
      if (id === undefined) throw (await attempt.fail()) ?? refuse('UNKNOWN_CODE');
      const session = await openSessionOf(db, actor, id);
      return presentDeviceSession(session, await findPupils(db, session));
    },
  });
  app.route({
    ...http(device.session),
    handler: async ({ actor, params }) => {
      const session = await openSessionOf(db, actor, params.id);
      return presentDeviceSession(session, await findPupils(db, session));
    },
  });
}
