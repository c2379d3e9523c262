import { hash as digest } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { uploadMediaTypes } from '@memocartes/contract/documents/files';
import type { UploadMediaType } from '@memocartes/contract/documents/files';
import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import type { Documents } from '../database/tables/people.ts';
import { writeImage } from './files/images.ts';
import { isOfType } from './files/media-types.ts';
import { decodePayload, refuseFile } from './files/payload.ts';
import type { Payload } from './files/payload.ts';

export type StoredFile = { bytes: Buffer; type: string };

/**
 * A file as it is kept: of the type that it is said to be, an image written anew.
 * @throws 413 FILE_SIZE_OVER, 415 FILE_TYPE_REFUSED, 422 for what can't be read; each names the field
 */
export async function readFile(payload: Payload & { type: UploadMediaType }): Promise<StoredFile> {
  const { field, type } = payload;
  const { bytes, announced } = decodePayload(payload);
  if ((announced && announced !== type) || !isOfType(bytes, type))
    throw refuseFile('FILE_TYPE_REFUSED', field, 'Le contenu du fichier n’est pas du type annoncé.');
  const isImage = type === uploadMediaTypes.jpg || type === uploadMediaTypes.png;
  return { bytes: isImage ? await writeImage(bytes, type, field) : bytes, type };
}

/**
 * Keeps bytes once, by their hash, and holds their row until the transaction ends, so that nobody frees them meanwhile. Those that no document points at
 * any more are freed by the database. Any school may keep the same bytes. Give it a transaction.
 */
export async function storeBlob(trx: Db, { bytes, type }: StoredFile): Promise<Buffer> {
  const hash = digest('sha256', bytes, 'buffer');
  await inEverySchool(() =>
    trx
      .insertInto('blobs')
      .values({ hash, type, size: bytes.length, data: bytes })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ size: bytes.length }))
      .execute(),
  );
  return hash;
}

type Words = Omit<Insertable<Documents>, 'blobs_hash' | 'type'>;

/** Give it a transaction. @throws 409 CONFLICT for a second avatar of one thing */
export async function insertDocument(trx: Db, words: Words, file: StoredFile): Promise<{ id: number }> {
  const blobs_hash = await storeBlob(trx, file);
  return trx
    .insertInto('documents')
    .values({ ...words, type: file.type, blobs_hash })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Give it a transaction. */
export async function changeDocument(trx: Db, id: number, words: Updateable<Documents>, file?: StoredFile) {
  const replaced = file && { type: file.type, blobs_hash: await storeBlob(trx, file) };
  await trx
    .updateTable('documents')
    .set({ ...words, ...replaced, datetime_update: sql`now()` })
    .where('id', '=', id)
    .execute();
}
