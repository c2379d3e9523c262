import { hash as digest } from 'node:crypto';

import { fileNameOf, type UploadMediaType, uploadMediaTypes } from '@memocartes/contract/documents/files';
import { type Insertable, sql, type Updateable } from 'kysely';

import type { Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import type { Documents } from '../database/tables/people.ts';
import { writeImage } from './files/images.ts';
import { isOfType } from './files/media-types.ts';
import { decodePayload, type Payload, refuseFile } from './files/payload.ts';

export type StoredFile = { bytes: Buffer; type: string };

/**
 * Converts a file to its stored form: its type is checked, images are re-encoded.
 * @throws 413 FILE_SIZE_OVER, 415 FILE_TYPE_REFUSED, 422 for an unreadable file; each error names the field
 */
export async function readFile(payload: Payload & { type: UploadMediaType }): Promise<StoredFile> {
  const { field, type } = payload;
  const { bytes, declared } = decodePayload(payload);
  if ((declared && declared !== type) || !isOfType(bytes, type)) {
    throw refuseFile(
      'FILE_TYPE_REFUSED',
      field,
      'Le contenu de ce fichier ne correspond pas à son type\u00a0: choisissez-en un autre.',
    );
  }
  const isImage = type === uploadMediaTypes.jpg || type === uploadMediaTypes.png;
  return { bytes: isImage ? await writeImage(bytes, type, field) : bytes, type };
}

/**
 * Stores bytes once for all schools, under their hash, and locks their row until the transaction ends. The database
 * deletes bytes that no document uses.
 */
async function storeBlob(trx: Trx, { bytes, type }: StoredFile): Promise<Buffer> {
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

type DocumentFields = Omit<Insertable<Documents>, 'blobs_hash' | 'type'>;

/** Stores a file as a new document. @throws 409 CONFLICT for a second avatar of one owner */
export async function insertDocument(trx: Trx, fields: DocumentFields, file: StoredFile): Promise<{ id: number }> {
  const blobs_hash = await storeBlob(trx, file);
  return trx
    .insertInto('documents')
    .values({ ...fields, type: file.type, blobs_hash })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Changes a document, and its bytes if there is a `file`. */
export async function changeDocument(trx: Trx, id: number, fields: Updateable<Documents>, file?: StoredFile) {
  const replaced = file && { type: file.type, blobs_hash: await storeBlob(trx, file) };
  await trx
    .updateTable('documents')
    .set({ ...fields, ...replaced, datetime_update: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Copies the title and name of a file to its resource, for searches. */
export const copyFileName = (trx: Trx, id: number, title: string, type: string) =>
  trx
    .updateTable('resources')
    .set({ document_title: title, file_name: fileNameOf(title, type) })
    .where('document_id', '=', id)
    .execute();
