import { remotesCalls } from '@memocartes/contract/remotes/remotes.calls';
import type {
  AddDeveloper,
  ChangeRemote,
  Developer,
  ManagedRemote,
  OverrideChoice,
  RemoteError,
  RemoteToTry,
  RemoteVersionEntry,
} from '@memocartes/contract/remotes/remotes.routes';

import { api, from, listTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';

export const remotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRemotes: build.query<{ remotes: ManagedRemote[]; count: number }, void>({
      ...from(remotesCalls.list),
      providesTags: [listTag('remote')],
    }),
    changeRemote: build.mutation<null, { name: string } & ChangeRemote>({
      ...from(remotesCalls.change),
      // Also invalidated after an error: the remote may have been changed in another tab or by another person.
      invalidatesTags: [listTag('remote')],
    }),
    listRemoteErrors: build.query<{ errors: RemoteError[]; count: number }, { name: string }>({
      ...from(remotesCalls.errors),
    }),
    listDevelopers: build.query<{ developers: Developer[]; count: number }, void>({
      ...from(remotesCalls.developers),
      providesTags: [listTag('developer')],
    }),
    addDeveloper: build.mutation<null, AddDeveloper>({
      ...from(remotesCalls.addDeveloper),
      invalidatesTags: afterSuccess([listTag('developer')]),
    }),
    removeDeveloper: build.mutation<null, { id: number }>({
      ...from(remotesCalls.removeDeveloper),
      // Also invalidated after an error: another superadmin may have removed the account.
      invalidatesTags: [listTag('developer')],
    }),
    listOverrides: build.query<{ remotes: RemoteToTry[]; count: number; origins: string[] }, void>({
      ...from(remotesCalls.overrides),
    }),
    findOverride: build.query<RemoteVersionEntry, OverrideChoice>({ ...from(remotesCalls.override) }),
  }),
  overrideExisting: true,
});

export const {
  useListRemotesQuery,
  useChangeRemoteMutation,
  useListRemoteErrorsQuery,
  useListDevelopersQuery,
  useAddDeveloperMutation,
  useRemoveDeveloperMutation,
  useListOverridesQuery,
  useLazyFindOverrideQuery,
} = remotesApi;
