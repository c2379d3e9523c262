import { call } from '../http/call.ts';

export const documentsCalls = {
  view: call('GET', '/documents/:id', 'document:view'),
};

/** Address of a document's bytes, for an `<img>` or a link; undefined without a document. */
export const documentUrl = (id: number | null | undefined) => (id ? `/api/documents/${id}` : undefined);
