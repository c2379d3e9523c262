import { documents } from '@memocartes/contract/documents/documents.routes';
import {
  fileNameOf,
  uploadBodyLimit,
  type UploadMediaType,
  uploadMediaTypes,
} from '@memocartes/contract/documents/files';
import { can } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../config/services.ts';
import type { Db, Trx } from '../database/database.ts';
import { authorize } from '../http/actor/authorize.ts';
import { invalid, refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { limits } from '../rate-limits/limits.ts';
import { changeDocument, copyFileName, insertDocument, readFile, type StoredFile } from './documents.writes.ts';
import { refuseFile } from './files/payload.ts';
import { findDocument, findResourceOfFile, readBlob } from './visibility/visible-documents.queries.ts';

const isImage = (type: string) => type.startsWith('image/') && type !== 'image/svg+xml';

/**
 * Files other than images are downloaded, so that no uploaded content runs in the portal's origin [interface.uploads]
 * [resources.preview].
 */
const disposition = (type: string, title: string) =>
  isImage(type) ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(fileNameOf(title, type))}`;

const field = 'data';
const isUploadType = (type: string): type is UploadMediaType =>
  Object.values(uploadMediaTypes).some((accepted) => accepted === type);

/**
 * Checks the type against the setting LIST_FILE_TYPES [resources.file-types]. @throws 415 FILE_TYPE_REFUSED for other
 * types
 */
function checkType(type: string, extensions: readonly string[]): asserts type is UploadMediaType {
  const isListed = Object.entries(uploadMediaTypes).some(
    ([extension, media]) => media === type && extensions.includes(extension),
  );
  if (!isUploadType(type) || !isListed) {
    throw refuseFile('FILE_TYPE_REFUSED', 'type', `Types acceptés\u00a0: ${extensions.join(', ')}.`);
  }
}

type VisibleFile = { title: string; type: string; etag: string; bytes: Buffer | undefined };

/**
 * A document that the actor may see, with its `ETag`; without its bytes if the client has them. If the bytes were
 * replaced or deleted since the document was found, finds it again. @throws 404
 */
async function readVisible(db: Db, actor: Actor, id: number, knownEtag: string | undefined): Promise<VisibleFile> {
  const document = await findDocument(db, actor, id);
  if (!document || !can(actor, 'document:view', document)) throw refuse('NOT_FOUND');
  const { title, type, blobs_hash: hash } = document;
  const found = { title, type, etag: `"${hash.toString('hex')}"` };
  if (found.etag === knownEtag) return { ...found, bytes: undefined };
  const bytes = await readBlob(db, hash);
  return bytes ? { ...found, bytes } : readVisible(db, actor, id, knownEtag);
}

/** A file that the actor may change. Other routes change avatars and pictures of cards. @throws 404, 403 */
async function requireEditable(db: Db, actor: Actor, id: number) {
  const document = await findDocument(db, actor, id);
  if (!document || document.entity_type !== 'RESOURCES' || !can(actor, 'document:view', document)) {
    throw refuse('NOT_FOUND');
  }
  const resource = await findResourceOfFile(db, id);
  if (resource) authorize(actor, 'resource:edit', resource);
  else authorize(actor, 'document:edit', document);
  return { title: document.title, type: document.type, isOfResource: !!resource };
}

/**
 * Locks a file and its resource, and checks again that the actor may change it: while the file was converted, the
 * resource may have been deleted, or may have taken an upload of the actor. @throws 404, 403
 */
async function lockEditable(trx: Trx, actor: Actor, id: number) {
  await trx.selectFrom('resources').select('id').where('document_id', '=', id).forNoKeyUpdate().execute();
  await trx.selectFrom('documents').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return requireEditable(trx, actor, id);
}

/** Documents and their bytes; 404 when the actor may not see the document [accounts.photo-visible] [resources.file]. */
export function documentsRoutes(app: App, { db, config }: Services): void {
  const maxBytes = config.LIMIT_FILE_UPLOAD;
  const bodyLimit = uploadBodyLimit(maxBytes);

  async function readUpload(actor: Actor, data: string, type: string): Promise<StoredFile> {
    await limits(db).consume('document', { account: actor.id });
    checkType(type, config.LIST_FILE_TYPES);
    return readFile({ field, data, type, maxBytes });
  }

  app.route({
    ...http(documents.view),
    handler: async ({ actor, params, headers }, reply) => {
      const file = await readVisible(db, actor, params.id, headers['if-none-match']);
      // A document can be replaced under its id: caches must revalidate.
      reply.header('cache-control', 'private, no-cache').header('etag', file.etag);
      if (!file.bytes) return reply.code(304).send();

      return reply
        .type(file.type)
        .header('content-disposition', disposition(file.type, file.title))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file.bytes);
    },
  });
  app.route({
    ...http(documents.create),
    bodyLimit,
    handler: async ({ actor, body: { data, type, title, description = null } }) => {
      const file = await readUpload(actor, data, type);
      const fields = { title, description, schools_id: actor.schoolId, authentications_id: actor.id };
      return db.transaction().execute((trx) => insertDocument(trx, { ...fields, entity_type: 'RESOURCES' }, file));
    },
  });
  app.route({
    ...http(documents.update),
    bodyLimit,
    handler: async ({ actor, params, body: { data, type, ...fields } }) => {
      const document = await requireEditable(db, actor, params.id);
      if (type !== undefined && data === undefined) throw invalid({ data: 'Champ requis' });
      const file = data === undefined ? undefined : await readUpload(actor, data, type ?? document.type);
      await db.transaction().execute(async (trx) => {
        const current = await lockEditable(trx, actor, params.id);
        await changeDocument(trx, params.id, fields, file);
        if (current.isOfResource) {
          await copyFileName(trx, params.id, fields.title ?? current.title, file?.type ?? current.type);
        }
      });
      return { id: params.id };
    },
  });
}
