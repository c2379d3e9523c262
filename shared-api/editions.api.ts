import { editionsCalls } from '@memocartes/contract/editions/editions.calls';
import type { CreateEdition, EditionsPage } from '@memocartes/contract/editions/editions.routes';

import { api, from, listTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';

type Id = { id: number };
type Named = { name: string };
const afterWrite = afterSuccess([listTag('edition')]);

export const editionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEditions: build.query<EditionsPage, void>({
      ...from(editionsCalls.list),
      providesTags: [listTag('edition'), listTag('card')],
    }),
    createEdition: build.mutation<Id, CreateEdition>({
      ...from(editionsCalls.create),
      invalidatesTags: afterWrite,
    }),
    updateEdition: build.mutation<Id, Id & Named>({
      ...from(editionsCalls.update),
      invalidatesTags: afterWrite,
    }),
  }),
  overrideExisting: true,
});

export const { useListEditionsQuery, useCreateEditionMutation, useUpdateEditionMutation } = editionsApi;
