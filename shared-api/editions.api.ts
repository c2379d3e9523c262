import { editionsCalls } from '@memocartes/contract/editions/editions.calls';
import type { EditionsPage } from '@memocartes/contract/editions/editions.routes';

import { api, from, listTag } from './base.ts';

type Id = { id: number };
type Named = { name: string };
const afterWrite = (error: unknown) => (error ? [] : [listTag('edition')]);

export const editionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEditions: build.query<EditionsPage, void>({
      ...from(editionsCalls.list),
      providesTags: [listTag('edition'), listTag('card')],
    }),
    createEdition: build.mutation<Id, Named>({
      ...from(editionsCalls.create),
      invalidatesTags: (_result, error) => afterWrite(error),
    }),
    updateEdition: build.mutation<Id, Id & Named>({
      ...from(editionsCalls.update),
      invalidatesTags: (_result, error) => afterWrite(error),
    }),
  }),
  overrideExisting: true,
});

export const { useListEditionsQuery, useCreateEditionMutation, useUpdateEditionMutation } = editionsApi;
