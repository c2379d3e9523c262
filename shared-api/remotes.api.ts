import { remotesCalls } from '@memocartes/contract/remotes/remotes.calls';
import type { ChangeRemote, ManagedRemote } from '@memocartes/contract/remotes/remotes.routes';

import { api, from, listTag } from './base.ts';

export const remotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRemotes: build.query<{ remotes: ManagedRemote[]; count: number }, void>({
      ...from(remotesCalls.list),
      providesTags: [listTag('remote')],
    }),
    changeRemote: build.mutation<null, { name: string } & ChangeRemote>({
      ...from(remotesCalls.change),
      // A refusal says that another tab or person changed it: the page shows what is now.
      invalidatesTags: [listTag('remote')],
    }),
  }),
  overrideExisting: true,
});

export const { useListRemotesQuery, useChangeRemoteMutation } = remotesApi;
