import { platformCalls } from '@memocartes/contract/platform/platform.calls';
import type { Platform } from '@memocartes/contract/platform/platform.routes';

import { api, from, listTag } from './base.ts';

export const platformApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlatform: build.query<Platform, void>({
      ...from(platformCalls.view),
      providesTags: [listTag('platform')],
    }),
    retryJob: build.mutation<null, { id: string }>({
      ...from(platformCalls.retryJob),
      invalidatesTags: (_none, error) => (error ? [] : [listTag('platform')]),
    }),
    retryMail: build.mutation<null, { id: number }>({
      ...from(platformCalls.retryMail),
      invalidatesTags: (_none, error) => (error ? [] : [listTag('platform')]),
    }),
  }),
  overrideExisting: true,
});

export const { useGetPlatformQuery, useRetryJobMutation, useRetryMailMutation } = platformApi;
