import { editionsCalls } from '@memocartes/contract/editions/editions.calls';
import type { CreateEdition, Edition, EditionsPage } from '@memocartes/contract/editions/editions.routes';

import { api, from, type IfVersion, listTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';
import { isOutdated } from './outdated.ts';

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
    updateEdition: build.mutation<Edition, Id & Named & IfVersion>({
      ...from(editionsCalls.update),
      invalidatesTags: (_result, error) =>
        isOutdated(error, 'VERSION_CHANGED', 'NOT_FOUND') ? [listTag('edition')] : [],
    }),
  }),
  overrideExisting: true,
});

export const { useListEditionsQuery, useCreateEditionMutation, useUpdateEditionMutation } = editionsApi;
