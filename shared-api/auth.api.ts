import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type {
  Account,
  AccountFilter,
  AppFollower,
  AppFollowerFilter,
  CheckedEmail,
  CreateAccount,
  Credentials,
  LoggedUser,
  NewPassword,
  TemporaryToken,
  TicketAnswer,
  UpdateAccount,
} from '@memocartes/contract/auth/auth.routes';
import { api, from, idTag, listTag, listTags } from './base.ts';

/** Sign-in, the signed-in user, and accounts (specification §7 Authentication). Whoever signs in or out resets the cache besides. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkToken: build.query<null, void>({ ...from(authCalls.token), providesTags: ['me'] }),
    getMe: build.query<{ user: LoggedUser }, void>({ ...from(authCalls.user), providesTags: ['me'] }),
    login: build.mutation<{ token?: string }, Credentials>({
      ...from(authCalls.login),
      invalidatesTags: (_r, error) => (error ? [] : ['me']),
    }),
    logout: build.mutation<null, void>({ ...from(authCalls.logout) }),
    getTempToken: build.mutation<TemporaryToken, void>({ ...from(authCalls.tempToken) }),
    takeTicket: build.mutation<TicketAnswer, { ticket: string; replace?: boolean }>({
      ...from(authCalls.ticket),
      invalidatesTags: (answer) => (answer?.purpose === 'SESSION' && !answer.needs_confirmation ? ['me'] : []),
    }),
    askReset: build.mutation<null, { email: string }>({ ...from(authCalls.reset) }),
    setPassword: build.mutation<{ token?: string }, NewPassword>({
      ...from(authCalls.setPassword),
      invalidatesTags: (_r, error) => (error ? [] : ['me']),
    }),
    issueLinkCode: build.mutation<{ code: string; date_expiration: string }, void>({ ...from(authCalls.link) }),
    checkEmail: build.query<CheckedEmail, { email: string }>({ ...from(authCalls.check) }),
    listAccounts: build.query<{ authentications: Account[]; count: number }, AccountFilter>({
      ...from(authCalls.list),
      providesTags: (page) => listTags('account', page?.authentications),
    }),
    listAppFollowers: build.query<{ followers: AppFollower[]; count: number }, AppFollowerFilter>({
      ...from(authCalls.followers),
      providesTags: (page) => listTags('follower', page?.followers),
    }),
    getAccount: build.query<Account, { id: number }>({
      ...from(authCalls.view),
      providesTags: (_r, _e, { id }) => [idTag('account', id)],
    }),
    createAccount: build.mutation<{ id: number }, CreateAccount>({
      ...from(authCalls.create),
      invalidatesTags: (_r, error) => (error ? [] : [listTag('account')]),
    }),
    updateAccount: build.mutation<Account, UpdateAccount & { id: number }>({
      ...from(authCalls.update),
      invalidatesTags: (_r, error, { id }) => (error ? [] : [idTag('account', id), 'me', 'user', 'follower']),
    }),
    deleteAccount: build.mutation<null, { id: number }>({
      ...from(authCalls.delete),
      invalidatesTags: (_r, error) => (error ? [] : [listTag('account'), listTag('user'), listTag('follower')]),
    }),
    rejectAccount: build.mutation<null, { id: number }>({
      ...from(authCalls.reject),
      invalidatesTags: (_r, error, { id }) =>
        error
          ? []
          : [
              idTag('account', id),
              listTag('account'),
              listTag('user'),
              listTag('follower'),
              'class',
              'school',
              'dashboard',
            ],
    }),
    sendInvitation: build.mutation<null, { id: number }>({ ...from(authCalls.sendMail) }),
  }),
  overrideExisting: true,
});

export const {
  useCheckTokenQuery,
  useLazyCheckTokenQuery,
  useGetMeQuery,
  useLazyGetMeQuery,
  useLoginMutation,
  useLogoutMutation,
  useGetTempTokenMutation,
  useTakeTicketMutation,
  useAskResetMutation,
  useSetPasswordMutation,
  useIssueLinkCodeMutation,
  useCheckEmailQuery,
  useLazyCheckEmailQuery,
  useListAccountsQuery,
  useListAppFollowersQuery,
  useGetAccountQuery,
  useCreateAccountMutation,
  useUpdateAccountMutation,
  useDeleteAccountMutation,
  useRejectAccountMutation,
  useSendInvitationMutation,
} = authApi;
