import { call } from '../http/call.ts';

export const documentsCalls = {
  view: call('GET', '/documents/:id', 'document:view'),
  create: call('POST', '/documents', 'document:create'),
  update: call('PATCH', '/documents/:id', 'document:edit'),
};

/** URL of a document's content, for an `<img>` or a link; undefined without a document. */
export const documentUrl = (id: number | null | undefined) => (id ? `/api/documents/${id}` : undefined);
