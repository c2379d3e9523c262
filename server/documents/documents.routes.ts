import { documents } from '@memocartes/contract/documents/documents.routes';
import { can } from '@memocartes/contract/permissions/permissions';
import type { Services } from '../app/services.ts';
import { refuse } from '../http/errors.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { findDocument, readBlob } from './documents.queries.ts';

const isImage = (type: string) => type.startsWith('image/') && type !== 'image/svg+xml';

/** What is no image is saved rather than shown: nothing that a person sent in runs in the portal's origin (decisions §3). */
const disposition = (type: string, title: string) =>
  isImage(type) ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(title)}`;

/** Bytes of documents. Who may not see one is not told that it exists. */
export function documentsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(documents.view),
    handler: async ({ actor, params, headers }, reply) => {
      const found = await findDocument(db, actor, params.id);
      if (!found || !can(actor, 'document:view', found)) throw refuse('NOT_FOUND');
      const etag = `"${found.blobs_hash.toString('hex')}"`;
      // A document may be replaced under its id: kept, but asked for again each time.
      reply.header('cache-control', 'private, no-cache').header('etag', etag);
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type(found.type)
        .header('content-disposition', disposition(found.type, found.title))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(await readBlob(db, found.blobs_hash));
    },
  });
}
