import { documentsCalls } from '@memocartes/contract/documents/documents.calls';
import type { CreateDocument, UpdateDocument } from '@memocartes/contract/documents/documents.routes';

import { api, from, listTag, type WithProgress } from './base.ts';
import { afterSuccess } from './invalidation.ts';

type Id = { id: number };

/** Files that belong to other entities. The bytes are at `documentUrl(id)`. */
export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createDocument: build.mutation<Id, CreateDocument & WithProgress>({ ...from(documentsCalls.create) }),
    updateDocument: build.mutation<Id, Id & UpdateDocument & WithProgress>({
      ...from(documentsCalls.update),
      invalidatesTags: afterSuccess([listTag('resource')]),
    }),
  }),
  overrideExisting: true,
});
export const { useCreateDocumentMutation, useUpdateDocumentMutation } = documentsApi;
