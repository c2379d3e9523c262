import type { cardsImages } from '@memocartes/contract/cards/images/cards-images.routes';
import { maxAltLength } from '@memocartes/contract/cards/layout/patterns';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { z } from 'zod';

import type { Db, Trx } from '../../database/database.ts';
import { changeDocument, insertDocument, type StoredFile } from '../../documents/documents.writes.ts';
import { refuse } from '../../http/errors.ts';
import { findRequested } from '../../http/request-id.ts';
import type { ImageRow } from './cards-images.queries.ts';

type NewImage = Omit<z.output<typeof cardsImages.create.body>, 'data' | 'type'>;

const insertImage = (trx: Trx, actor: Actor, image: number, alt: string, request_id?: string) =>
  trx
    .insertInto('cards_images')
    .values({ documents_id: image, authentications_id: actor.id, alt, request_id })
    .returning('id')
    .executeTakeFirstOrThrow();

/** The picture that an earlier request with the same id stored; undefined if there is none. */
async function findStored(trx: Trx, actor: Actor, request_id: string | undefined) {
  const existing = await findRequested(trx, actor, { table: 'cards_images', id: request_id });
  return (
    existing &&
    trx
      .selectFrom('cards_images')
      .select(['id', 'documents_id as image'])
      .where('id', '=', existing.id)
      .executeTakeFirstOrThrow()
  );
}

/**
 * Stores a picture owned by the actor, whom the caller has locked by `lockInSchool`. If the same request has already
 * stored a picture, only returns that one [interface.request-once].
 */
export async function createImage(
  trx: Trx,
  actor: Actor,
  { alt, title, description = null, request_id }: NewImage,
  file: StoredFile,
) {
  const existing = await findStored(trx, actor, request_id);
  if (existing) return existing;
  const { id: image } = await insertDocument(
    trx,
    { title, description, entity_type: 'CARDS', schools_id: actor.schoolId, authentications_id: actor.id },
    file,
  );
  return { ...(await insertImage(trx, actor, image, alt, request_id)), image };
}

/**
 * Copies a picture for the actor; both documents share the bytes.
 * @returns the id of the copy, null without a picture
 */
export async function copyImage(trx: Trx, actor: Actor, image: number | null, alt: string | null) {
  if (image === null) return null;
  const copy = await trx
    .insertInto('documents')
    .columns(['title', 'description', 'type', 'blobs_hash', 'entity_type', 'schools_id', 'authentications_id'])
    .expression(
      trx
        .selectFrom('documents')
        .select(['title', 'description', 'type', 'blobs_hash', 'entity_type'])
        .select((eb) => [
          eb.cast<number | null>(eb.val(actor.schoolId), 'integer').as('schools_id'),
          eb.cast<number | null>(eb.val(actor.id), 'integer').as('authentications_id'),
        ])
        .where('id', '=', image),
    )
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow(() => refuse('CONFLICT'));
  await insertImage(trx, actor, copy.id, (alt ?? copy.title).slice(0, maxAltLength));
  return copy.id;
}

export const updateImage = (
  db: Db,
  { id, image }: ImageRow,
  { title, alt }: Partial<Pick<NewImage, 'title' | 'alt'>>,
) =>
  db.transaction().execute(async (trx) => {
    if (title !== undefined) await changeDocument(trx, image, { title });
    if (alt !== undefined) await trx.updateTable('cards_images').set({ alt }).where('id', '=', id).execute();
  });

/** @throws 409 STILL_USED while a card shows the picture */
export const deleteImage = (db: Db, { image }: ImageRow) =>
  db.deleteFrom('documents').where('id', '=', image).execute();
