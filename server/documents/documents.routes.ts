import { documents } from '@memocartes/contract/documents/documents.routes';
import { base64Length, uploadMediaTypes } from '@memocartes/contract/documents/files';
import type { UploadMediaType } from '@memocartes/contract/documents/files';
import { can } from '@memocartes/contract/permissions/permissions';
import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { invalid, refuse } from '../http/errors.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { limits } from '../limits/limits.ts';
import { findDocument, readBlob } from './documents.queries.ts';
import { changeDocument, insertDocument, readFile } from './documents.writes.ts';

const isImage = (type: string) => type.startsWith('image/') && type !== 'image/svg+xml';

/** Anything but images is downloaded, so that no uploaded content runs in the portal's origin. */
const disposition = (type: string, title: string) =>
  isImage(type) ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(title)}`;

const field = 'data';
const isUploadType = (type: string): type is UploadMediaType =>
  Object.values(uploadMediaTypes).some((accepted) => accepted === type);

/** Documents and their bytes. Without permission the answer is 404. */
export function documentsRoutes(app: App, { db, config }: Services): void {
  const maxBytes = config.LIMIT_FILE_UPLOAD;
  const bodyLimit = base64Length(maxBytes);

  app.route({
    ...http(documents.view),
    handler: async ({ actor, params, headers }, reply) => {
      const found = await findDocument(db, actor, params.id);
      if (!found || !can(actor, 'document:view', found)) throw refuse('NOT_FOUND');
      const etag = `"${found.blobs_hash.toString('hex')}"`;
      // A document can be replaced under its id: caches must revalidate.
      reply.header('cache-control', 'private, no-cache').header('etag', etag);
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type(found.type)
        .header('content-disposition', disposition(found.type, found.title))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(await readBlob(db, found.blobs_hash));
    },
  });
  app.route({
    ...http(documents.create),
    bodyLimit,
    handler: async ({ actor, body: { data, type, title, description = null } }) => {
      await limits(db).consume('document', { account: actor.id });
      const file = await readFile({ field, data, type, maxBytes });
      const words = { title, description, schools_id: actor.schoolId, authentications_id: actor.id };
      return db.transaction().execute((trx) => insertDocument(trx, { ...words, entity_type: 'RESOURCES' }, file));
    },
  });
  app.route({
    ...http(documents.update),
    bodyLimit,
    handler: async ({ actor, params, body: { data, type, ...words } }) => {
      const found = await findDocument(db, actor, params.id);
      // Avatars and cards' pictures are changed through their owner's calls.
      if (!found || found.entity_type !== 'RESOURCES' || !can(actor, 'document:view', found)) throw refuse('NOT_FOUND');
      authorize(actor, 'document:edit', found);
      const asked = type ?? found.type;
      if (type !== undefined && data === undefined) throw invalid({ data: 'Champ requis' });
      if (!isUploadType(asked)) throw refuse('FILE_TYPE_REFUSED');
      const file = data === undefined ? undefined : await readFile({ field, data, type: asked, maxBytes });
      await db.transaction().execute((trx) => changeDocument(trx, params.id, words, file));
      return { id: params.id };
    },
  });
}
