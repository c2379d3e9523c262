import { documentsCalls } from '@memocartes/contract/documents/documents.calls';
import type { CreateDocument, UpdateDocument } from '@memocartes/contract/documents/documents.routes';

import { api, from, listTag, type WithProgress } from './base.ts';
import { isOutdated } from './outdated.ts';

type Id = { id: number };

/** Files that belong to other entities. The bytes are at `documentUrl(id)`. */
export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createDocument: build.mutation<Id, CreateDocument & WithProgress>({ ...from(documentsCalls.create) }),
    updateDocument: build.mutation<Id, Id & UpdateDocument & WithProgress>({
      ...from(documentsCalls.update),
      // The resource of the file may have been deleted, or have another file by now.
      invalidatesTags: (_result, error) => (isOutdated(error, 'NOT_FOUND') ? [listTag('resource')] : []),
    }),
  }),
  overrideExisting: true,
});
export const { useCreateDocumentMutation, useUpdateDocumentMutation } = documentsApi;
