import { home } from '@memocartes/contract/devices/home-revision/home.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { cookieOptions } from '../../auth/login-sessions/session-cookie.ts';
import { newSecret } from '../../auth/login-sessions/sessions.ts';
import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { readToken } from '../../devices/approval/token-hashes.ts';
import {
  findHomeOption,
  findHomeState,
  findOwnHomeDevice,
  listHomeDevices,
} from '../../devices/home-devices/home-devices.queries.ts';
import {
  attachByCode,
  createHomeCode,
  openHome,
  restoreHomeDevice,
  revokeHomeDevice,
} from '../../devices/home-devices/home-devices.writes.ts';
import { hashSecret, homeCookie } from '../../http/actor/actor.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { answersAccepted } from '../../metrics/metrics.ts';
import { limits } from '../../rate-limits/limits.ts';
import { findStudentSubject } from '../../students/students.queries.ts';
import { findHomeMoves } from '../activity/activity.queries.ts';
import { findBoxFigures } from '../boxes/box-figures.queries.ts';
import { presentStart } from '../revision/revision.present.ts';
import { findTextSizes } from '../revision/text-sizes.ts';
import { countHomeRevision, countHomeWeek, listHomeRevisions } from './home-activity.queries.ts';
import { findReadyAtHome } from './home-cards.queries.ts';
import { endHomeRevision, findHomeRevision, recordHomeAnswers, startHomeRevision } from './home-revisions.writes.ts';

const maxListed = 10;
const year = 365 * 24 * 3600;

/**
 * The device at home that makes a request, with its student [home-revision.gone-at-once].
 * @throws 403 for another student
 */
function homeOf(actor: Actor, studentId: number) {
  authorize(actor, 'home:revise', { schoolId: actor.schoolId, studentId });
  return actor.home!;
}

/** The link between the follower and a child, to which devices and codes belong. @throws 404, 403 */
async function requireChildLink(db: Db, actor: Actor, id: number) {
  const student = await findStudentSubject(db, actor, id);
  authorize(actor, 'home:manage', student);
  return { schools_id: student.schoolId, users_id: actor.userId, students_id: student.id };
}

/** Revision at home: a follower attaches devices, and one student revises on each device [home-revision.one-child]. */
export function homeRoutes(app: App, { db, config }: Services): void {
  /** Stores the token in the browser for a year from now. */
  const sendToken = (reply: FastifyReply, token: string) =>
    reply.setCookie(homeCookie, token, { ...cookieOptions(config), maxAge: year });

  const tokenOf = ({ cookies }: FastifyRequest) => readToken(db, 'home_devices', cookies[homeCookie]);

  const sendState = async (reply: FastifyReply, token: string) => {
    sendToken(reply, token);
    return findHomeState(db, hashSecret(token));
  };

  app.route({ ...http(home.state), handler: async (request) => findHomeState(db, await tokenOf(request)) });
  app.route({
    ...http(home.attach),
    handler: async (request, reply) => {
      const attempt = await limits(db).attempt('home-code', { address: request.ip });
      const token = newSecret();
      const tokens = { old: await tokenOf(request), next: hashSecret(token) };
      if (!(await attachByCode(db, request.body.code, tokens))) {
        throw (await attempt.fail()) ?? refuse('UNKNOWN_HOME_CODE');
      }
      return sendState(reply, token);
    },
  });
  app.route({
    ...http(home.start),
    handler: async ({ actor, params, cookies }, reply) => {
      const own = homeOf(actor, params.student_id);
      // The year starts again: a device in use stays attached [home-revision.gone-at-once].
      sendToken(reply, cookies[homeCookie]!);
      const { id, mode, cards, classId, student } = await startHomeRevision(db, own, actor.schoolId!);
      const ids = cards.map((card) => card.id);
      return { id, mode, ...presentStart(student, cards, await findTextSizes(db, classId, ids)) };
    },
  });
  app.route({
    ...http(home.answers),
    handler: async ({ actor, params, body }) => {
      const { studentId } = homeOf(actor, params.student_id);
      const cards = await recordHomeAnswers(db, studentId, params.id, body.answers);
      answersAccepted.inc(body.answers.length);
      return { cards };
    },
  });
  app.route({
    ...http(home.end),
    handler: async ({ actor, params }) => {
      const { studentId } = homeOf(actor, params.student_id);
      const revision = await findHomeRevision(db, studentId, params.id);
      if (!revision) throw refuse('NOT_FOUND');
      await endHomeRevision(db, revision.id);
      const boxFigures = (await findBoxFigures(db, [studentId])).get(studentId);

      return {
        ...(await countHomeRevision(db, revision.id)),
        cards: await findHomeMoves(db, studentId, revision.id),
        nb_acquired: boxFigures?.nb_acquired ?? 0,
      };
    },
  });
  app.route({
    ...http(home.access),
    handler: async (request) => {
      const { actor, params } = request;
      const { students_id } = await requireChildLink(db, actor, params.id);
      return {
        option: await findHomeOption(db, students_id),
        has_cards: (await findReadyAtHome(db, [students_id])).has(students_id),
        week: await countHomeWeek(db, students_id),
        devices: await listHomeDevices(db, actor, students_id, await tokenOf(request)),
      };
    },
  });
  app.route({
    ...http(home.open),
    handler: async (request, reply) => {
      const link = await requireChildLink(db, request.actor, request.params.id);
      await limits(db).consume('home-device', { account: request.actor.id });
      const token = newSecret();
      await openHome(db, link, { old: await tokenOf(request), next: hashSecret(token) });
      return sendState(reply, token);
    },
  });
  app.route({
    ...http(home.createCode),
    handler: async ({ actor, params }) => {
      const link = await requireChildLink(db, actor, params.id);
      await limits(db).consume('home-device', { account: actor.id });
      return createHomeCode(db, link);
    },
  });
  app.route({
    ...http(home.revoke),
    handler: async ({ actor, params }) => {
      const device = await findOwnHomeDevice(db, actor, params.id);
      authorize(actor, 'home:manage', device);
      await revokeHomeDevice(db, device.id);
    },
  });
  app.route({
    ...http(home.restore),
    handler: async ({ actor, params }) => {
      const device = await findOwnHomeDevice(db, actor, params.id);
      authorize(actor, 'home:manage', device);
      await restoreHomeDevice(db, device.id);
    },
  });
  app.route({
    ...http(home.activity),
    handler: async ({ actor, params }) => {
      const student = await findStudentSubject(db, actor, params.id);
      authorize(actor, 'student:boxes', student);
      return {
        option: await findHomeOption(db, student.id),
        week: await countHomeWeek(db, student.id),
        revisions: await listHomeRevisions(db, student.id, maxListed),
      };
    },
  });
}
