import { avatarMaxBytes, ownAvatarMaxBytes } from '@memocartes/contract/documents/avatars';
import { studentAvatars, userAvatars } from '@memocartes/contract/documents/avatars.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import { invalid } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { limits } from '../../rate-limits/limits.ts';
import { type AvatarBody, type Owner, readAvatar } from './avatar-files.ts';
import { requireOwner } from './avatar-owners.ts';
import { createAvatar, removeAvatar, replaceAvatar } from './avatars.writes.ts';

/** Checks that an owner named in the body is the owner of the path. @throws 422 that names the field */
function checkNamed({ type, id }: Owner, { user_id, student_id }: AvatarBody): void {
  const isUser = type === 'USERS';
  const named = isUser ? user_id : student_id;
  const other = isUser ? student_id : user_id;
  if ((named ?? id) !== id || other !== undefined) {
    const field = isUser ? 'user_id' : 'student_id';
    throw invalid({ [field]: 'L’avatar est celui de la personne que l’adresse désigne, de nulle autre.' });
  }
}

/**
 * Avatars of people and students [students.photo] [permissions.student-photo]. A new avatar has a new id, so that
 * browsers don't show a cached avatar.
 */
export function avatarsRoutes(app: App, { db }: Services): void {
  // [accounts.photo-size]
  const limitFor = (actor: Actor, { type, id }: Owner) =>
    type === 'USERS' && id === actor.userId ? ownAvatarMaxBytes : avatarMaxBytes;

  async function receive(actor: Actor, type: Owner['type'], id: number, payload: AvatarBody) {
    const owner = await requireOwner(db, actor, { type, id });
    checkNamed(owner, payload);
    await limits(db).consume('avatar', { account: actor.id });
    return { owner, file: await readAvatar(payload, limitFor(actor, owner)) };
  }

  async function create(actor: Actor, type: Owner['type'], id: number, payload: AvatarBody) {
    const { owner, file } = await receive(actor, type, id, payload);
    return createAvatar(db, actor, owner, { payload, file });
  }

  async function replace(actor: Actor, type: Owner['type'], id: number, payload: AvatarBody) {
    const { owner, file } = await receive(actor, type, id, payload);
    return replaceAvatar(db, actor, owner, { payload, file });
  }

  const remove = async (actor: Actor, type: Owner['type'], id: number): Promise<void> =>
    removeAvatar(db, actor, { type, id });

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
    handler: ({ actor, params }) => remove(actor, 'USERS', params.id),
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
    handler: ({ actor, params }) => remove(actor, 'STUDENTS', params.id),
  });
}
