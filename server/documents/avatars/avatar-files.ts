import { avatarMediaType } from '@memocartes/contract/documents/avatars';
import type { userAvatars } from '@memocartes/contract/documents/avatars.routes';
import type { z } from 'zod';

import type { Trx } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { refuse } from '../../http/errors.ts';
import { insertDocument, type StoredFile } from '../documents.writes.ts';
import { writeAvatar } from '../files/images.ts';
import { isOfType } from '../files/media-types.ts';
import { decodePayload, refuseFile } from '../files/payload.ts';

export type AvatarBody = z.output<typeof userAvatars.create.body>;
export type OwnerKey = { type: 'USERS' | 'STUDENTS'; id: number };
export type Owner = OwnerKey & { schoolId: number | null; authorId: number };

const field = 'avatar_data';

/**
 * Converts an avatar to its stored form: 200 × 200, JPEG [accounts.photo-crop] [accounts.photo-file].
 * @throws 413 FILE_SIZE_OVER, 415 for types other than JPEG, 422 for an unreadable image
 */
export async function readAvatar({ avatar_data: data }: AvatarBody, maxBytes: number): Promise<StoredFile> {
  const { bytes, declared } = decodePayload({ field, data, maxBytes });
  if ((declared && declared !== avatarMediaType) || !isOfType(bytes, avatarMediaType)) {
    throw refuseFile('FILE_TYPE_REFUSED', field, 'Choisissez une image au format JPEG.');
  }
  return { bytes: await writeAvatar(bytes, field), type: avatarMediaType };
}

/** Locks the owner, so that changes of the same avatar run one after the other. */
export const lockOwner = (trx: Trx, { type, id }: OwnerKey) =>
  trx
    .selectFrom(type === 'USERS' ? 'users' : 'students')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** @throws 409 CONFLICT when the owner already has an avatar */
export const insertAvatar = (trx: Trx, owner: Owner, payload: AvatarBody, file: StoredFile) =>
  insertDocument(
    trx,
    {
      title: payload.avatar_title,
      description: payload.avatar_description ?? null,
      entity_type: owner.type,
      entity_id: owner.id,
      authentications_id: owner.authorId,
    },
    file,
  );

/**
 * Deletes the avatar of a person or student, whoever uploaded it.
 * @returns whether there was an avatar
 */
export async function deleteAvatarOf(trx: Trx, { type, id }: OwnerKey): Promise<boolean> {
  const query = trx.deleteFrom('documents').where('entity_type', '=', type).where('entity_id', '=', id);
  const { numDeletedRows } = await inEverySchool(() => query.executeTakeFirst());
  return numDeletedRows > 0n;
}

/** @throws 404 when the owner has no avatar */
export async function deleteAvatar(trx: Trx, owner: OwnerKey): Promise<void> {
  if (!(await deleteAvatarOf(trx, owner))) throw refuse('NOT_FOUND');
}
