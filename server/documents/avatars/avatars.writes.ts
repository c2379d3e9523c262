import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Db, Trx } from '../../database/database.ts';
import { recordHistory } from '../../history/history.writes.ts';
import type { StoredFile } from '../documents.writes.ts';
import { type AvatarBody, deleteAvatar, insertAvatar, type Owner, type OwnerKey } from './avatar-files.ts';
import { lockAllowedOwner } from './avatar-owners.ts';
import { requireConsent } from './consents.ts';

const recordAvatar = (trx: Trx, actor: Actor, { type, id, schoolId }: Owner, avatar: [boolean, boolean]) =>
  recordHistory(trx, actor, {
    schoolId,
    entityType: type === 'USERS' ? 'USER' : 'STUDENT',
    entityId: id,
    action: 'UPDATE',
    changes: { avatar },
  });

/** Checks that consent allows the photo of a student; a follower consents by adding it [students.photo-consent]. */
async function checkConsent(trx: Trx, actor: Actor, { type, id, schoolId }: Owner): Promise<void> {
  if (type === 'STUDENTS' && schoolId !== null) await requireConsent(trx, actor, { id, schoolId }, 'AVATAR');
}

type NewAvatar = { payload: AvatarBody; file: StoredFile };

/**
 * Adds an avatar to an owner without one [accounts.photo-save].
 * @throws 404, 403; 409 CONFLICT when the owner already has an avatar, CONSENT_WITHDRAWN
 */
export const createAvatar = (db: Db, actor: Actor, key: OwnerKey, { payload, file }: NewAvatar) =>
  db.transaction().execute(async (trx) => {
    const owner = await lockAllowedOwner(trx, actor, key);
    await checkConsent(trx, actor, owner);
    const created = await insertAvatar(trx, owner, payload, file);
    await recordAvatar(trx, actor, owner, [false, true]);
    return created;
  });

/** Replaces the existing avatar [accounts.photo-save] [students.photo]. @throws 404, 403, 409 CONSENT_WITHDRAWN */
export const replaceAvatar = (db: Db, actor: Actor, key: OwnerKey, { payload, file }: NewAvatar) =>
  db.transaction().execute(async (trx) => {
    const owner = await lockAllowedOwner(trx, actor, key);
    await checkConsent(trx, actor, owner);
    await deleteAvatar(trx, owner);
    await recordAvatar(trx, actor, owner, [true, true]);
    return insertAvatar(trx, owner, payload, file);
  });

/** Deletes the avatar [students.photo]. @throws 404, also when the owner has no avatar; 403 */
export const removeAvatar = (db: Db, actor: Actor, key: OwnerKey): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const owner = await lockAllowedOwner(trx, actor, key);
    await deleteAvatar(trx, owner);
    await recordAvatar(trx, actor, owner, [true, false]);
  });
