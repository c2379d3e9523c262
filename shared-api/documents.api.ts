import { documentsCalls } from '@memocartes/contract/documents/documents.calls';
import type { CreateDocument, UpdateDocument } from '@memocartes/contract/documents/documents.routes';
import { api, from, idTag } from './base.ts';

type Id = { id: number };

/** Files that belong to other entities. The bytes are at `documentUrl(id)`. */
export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createDocument: build.mutation<Id, CreateDocument>({ ...from(documentsCalls.create) }),
    updateDocument: build.mutation<Id, Id & UpdateDocument>({
      ...from(documentsCalls.update),
      invalidatesTags: (_id, error, { id }) => (error ? [] : [idTag('document', id)]),
    }),
  }),
  overrideExisting: true,
});

export const { useCreateDocumentMutation, useUpdateDocumentMutation } = documentsApi;
