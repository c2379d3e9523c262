import { avatarMaxBytes, ownAvatarMaxBytes } from '@memocartes/contract/documents/avatars';
import { studentAvatars, userAvatars } from '@memocartes/contract/documents/avatars.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { FastifyReply } from 'fastify';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { recordHistory } from '../../history/history.writes.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { invalid } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { http } from '../../http/http.ts';
import { findStudentSubject } from '../../students/students.queries.ts';
import { findAvatarOwner } from '../../users/users.queries.ts';
import type { AvatarBody, Owner } from './avatars.writes.ts';
import { deleteAvatar, insertAvatar, lockOwner, readAvatar } from './avatars.writes.ts';
import { requireConsent } from './consents.ts';

const recordAvatar = (trx: Db, actor: Actor, { type, id, schoolId }: Owner, avatar: [boolean, boolean]) =>
  recordHistory(trx, actor, {
    schoolId,
    entityType: type === 'USERS' ? 'USER' : 'STUDENT',
    entityId: id,
    action: 'UPDATE',
    changes: { avatar },
  });

/** Checks that an owner named in the body is the owner of the path. @throws 422 that names the field */
function checkNamed({ type, id }: Owner, { user_id, student_id }: AvatarBody): void {
  const [field, named, other] =
    type === 'USERS' ? (['user_id', user_id, student_id] as const) : (['student_id', student_id, user_id] as const);
  if ((named ?? id) !== id || other !== undefined)
    throw invalid({ [field]: 'L’avatar est celui de la personne que l’adresse désigne, de nulle autre.' });
}

/** Checks that consent allows the photo of a student; a follower consents by adding it [students.photo-consent]. */
async function checkConsent(trx: Db, actor: Actor, { type, id, schoolId }: Owner): Promise<void> {
  if (type === 'STUDENTS' && schoolId !== null) await requireConsent(trx, actor, { id, schoolId }, 'AVATAR');
}

/**
 * Avatars of people and students [students.photo] [permissions.student-photo]. A new avatar has a new id, so that
 * browsers don't show a cached avatar.
 */
export function avatarsRoutes(app: App, { db }: Services): void {
  async function ownerOf(actor: Actor, type: Owner['type'], id: number): Promise<Owner> {
    const [action, find] =
      type === 'USERS'
        ? (['user:avatar', findAvatarOwner] as const)
        : (['student:avatar', findStudentSubject] as const);
    const owner = await find(db, actor, id);
    authorize(actor, action, owner);
    return { type, id, schoolId: owner.schoolId ?? actor.schoolId, authorId: actor.id };
  }
  // [accounts.photo-size]
  const limitFor = (actor: Actor, { type, id }: Owner) =>
    type === 'USERS' && id === actor.userId ? ownAvatarMaxBytes : avatarMaxBytes;

  async function receive(actor: Actor, type: Owner['type'], id: number, payload: AvatarBody) {
    const owner = await ownerOf(actor, type, id);
    checkNamed(owner, payload);
    return { owner, file: await readAvatar(payload, limitFor(actor, owner)) };
  }

  async function create(actor: Actor, type: Owner['type'], id: number, payload: AvatarBody) {
    const { owner, file } = await receive(actor, type, id, payload);
    return db.transaction().execute(async (trx) => {
      await lockOwner(trx, owner);
      await checkConsent(trx, actor, owner);
      const created = await insertAvatar(trx, owner, payload, file);
      await recordAvatar(trx, actor, owner, [false, true]);
      return created;
    });
  }
  // Replaces the existing photo [accounts.photo-save].
  async function replace(actor: Actor, type: Owner['type'], id: number, payload: AvatarBody) {
    const { owner, file } = await receive(actor, type, id, payload);
    return db.transaction().execute(async (trx) => {
      await lockOwner(trx, owner);
      await checkConsent(trx, actor, owner);
      await deleteAvatar(trx, owner);
      await recordAvatar(trx, actor, owner, [true, true]);
      return insertAvatar(trx, owner, payload, file);
    });
  }
  async function remove(actor: Actor, type: Owner['type'], id: number, reply: FastifyReply) {
    const owner = await ownerOf(actor, type, id);
    await db.transaction().execute(async (trx) => {
      await lockOwner(trx, owner);
      await deleteAvatar(trx, owner);
      await recordAvatar(trx, actor, owner, [true, false]);
    });
    return reply.send();
  }

  app.route({
    ...http(userAvatars.create),
    handler: ({ actor, params, body }) => create(actor, 'USERS', params.user_id, body),
  });
  app.route({
    ...http(userAvatars.replace),
    handler: ({ actor, params, body }) => replace(actor, 'USERS', params.user_id, body),
  });
  app.route({
    ...http(userAvatars.remove),
    handler: ({ actor, params }, reply) => remove(actor, 'USERS', params.id, reply),
  });
  app.route({
    ...http(studentAvatars.create),
    handler: ({ actor, params, body }) => create(actor, 'STUDENTS', params.student_id, body),
  });
  app.route({
    ...http(studentAvatars.replace),
    handler: ({ actor, params, body }) => replace(actor, 'STUDENTS', params.student_id, body),
  });
  app.route({
    ...http(studentAvatars.remove),
    handler: ({ actor, params }, reply) => remove(actor, 'STUDENTS', params.id, reply),
  });
}
