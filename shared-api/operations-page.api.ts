import { operationsPageCalls } from '@memocartes/contract/operations-page/operations-page.calls';
import type { PortalState } from '@memocartes/contract/operations-page/operations-page.routes';

import { api, from, listTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';

export const operationsPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPortalState: build.query<PortalState, void>({
      ...from(operationsPageCalls.view),
      providesTags: [listTag('portalState')],
    }),
    retryJob: build.mutation<null, { id: string }>({
      ...from(operationsPageCalls.retryJob),
      invalidatesTags: afterSuccess([listTag('portalState')]),
    }),
    retryMail: build.mutation<null, { id: number }>({
      ...from(operationsPageCalls.retryMail),
      invalidatesTags: afterSuccess([listTag('portalState')]),
    }),
    retryMails: build.mutation<{ nb_queued: number }, void>({
      ...from(operationsPageCalls.retryMails),
      invalidatesTags: afterSuccess([listTag('portalState')]),
    }),
  }),
  overrideExisting: true,
});

export const { useGetPortalStateQuery, useRetryJobMutation, useRetryMailMutation, useRetryMailsMutation } =
  operationsPageApi;
