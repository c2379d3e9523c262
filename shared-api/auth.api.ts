import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type {
  Account,
  AccountFilter,
  AppFollower,
  AppFollowerFilter,
  ChangeEmail,
  CheckedEmail,
  Claim,
  CreateAccount,
  Credentials,
  Enrolment,
  FullProof,
  LoggedUser,
  LoginSession,
  NewPassword,
  ProofAndCode,
  RecoveryCodes,
  SecondFactor,
  SignInResult,
  TemporaryToken,
  TicketResponse,
  UpdateAccount,
} from '@memocartes/contract/auth/auth.routes';

import { afterChange, api, from, idTag, type IfVersion, listTag, listTags } from './base.ts';
import { afterRemoval, afterSuccess } from './invalidation.ts';
import { isOutdated } from './outdated.ts';

/**
 * Sign-in, the signed-in user, and accounts. The shell sends some of these calls itself, without these endpoints:
 * `checkToken`, `login`, `logout`, `takeTicket`, `claimSlip` and `confirmEmail`.
 */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkToken: build.query<null, void>({ ...from(authCalls.token), providesTags: ['me'] }),
    getMe: build.query<{ user: LoggedUser }, void>({ ...from(authCalls.user), providesTags: ['me'] }),
    login: build.mutation<SignInResult, Credentials>({
      ...from(authCalls.login),
      invalidatesTags: afterSuccess(['me']),
    }),
    logout: build.mutation<null, void>({ ...from(authCalls.logout) }),
    getTempToken: build.mutation<TemporaryToken, void>({ ...from(authCalls.tempToken) }),
    takeTicket: build.mutation<TicketResponse, { ticket: string; replace?: boolean }>({
      ...from(authCalls.ticket),
      invalidatesTags: (result) => (result?.purpose === 'SESSION' && !result.needs_confirmation ? ['me'] : []),
    }),
    askReset: build.mutation<null, { email: string }>({ ...from(authCalls.reset) }),
    claimSlip: build.mutation<null, Claim>({ ...from(authCalls.claim) }),
    setPassword: build.mutation<SignInResult, NewPassword>({
      ...from(authCalls.setPassword),
      invalidatesTags: afterSuccess(['me']),
    }),
    listLoginSessions: build.query<{ sessions: LoginSession[] }, void>({
      ...from(authCalls.sessions),
      providesTags: ['loginSession'],
    }),
    endLoginSession: build.mutation<null, { id: number }>({
      ...from(authCalls.endSession),
      invalidatesTags: ['loginSession'],
    }),
    endOtherLoginSessions: build.mutation<null, void>({
      ...from(authCalls.endOtherSessions),
      invalidatesTags: afterSuccess(['loginSession']),
    }),
    changeEmail: build.mutation<null, ChangeEmail>({ ...from(authCalls.changeEmail) }),
    confirmEmail: build.mutation<null, { ticket: string }>({
      ...from(authCalls.confirmEmail),
      invalidatesTags: afterSuccess(['me']),
    }),
    getSecondFactor: build.query<SecondFactor, void>({
      ...from(authCalls.secondFactor),
      providesTags: ['secondFactor'],
    }),
    startEnrolment: build.mutation<Enrolment, FullProof>({ ...from(authCalls.enrol) }),
    confirmEnrolment: build.mutation<RecoveryCodes, { code: string }>({
      ...from(authCalls.confirmFactor),
      invalidatesTags: afterSuccess(['secondFactor', 'loginSession']),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, ProofAndCode>({
      ...from(authCalls.recoveryCodes),
      invalidatesTags: afterSuccess(['secondFactor']),
    }),
    disableSecondFactor: build.mutation<null, ProofAndCode>({
      ...from(authCalls.disableFactor),
      invalidatesTags: afterSuccess(['secondFactor', 'loginSession']),
    }),
    resetSecondFactor: build.mutation<null, { id: number }>({
      ...from(authCalls.resetFactor),
      // CONFLICT: another person has reset it.
      invalidatesTags: (_result, error, { id }) => (isOutdated(error, 'CONFLICT') ? [idTag('account', id)] : []),
    }),
    issueLinkCode: build.mutation<{ code: string; date_expiration: string }, FullProof | undefined>({
      ...from(authCalls.link),
    }),
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
      providesTags: (_result, _error, { id }) => [idTag('account', id)],
    }),
    createAccount: build.mutation<{ id: number }, CreateAccount>({
      ...from(authCalls.create),
      invalidatesTags: afterSuccess([listTag('account')]),
    }),
    updateAccount: build.mutation<Account, UpdateAccount & IfVersion & { id: number }>({
      ...from(authCalls.update),
      invalidatesTags: (_result, error, { id }) =>
        afterChange(
          error,
          [idTag('account', id), 'me', 'user', 'follower'],
          [listTag('account'), listTag('user'), listTag('follower'), 'student', 'class', 'dashboard'],
        ),
    }),
    deleteAccount: build.mutation<null, { id: number } & FullProof>({
      ...from(authCalls.delete),
      invalidatesTags: afterRemoval([listTag('account'), listTag('user'), listTag('follower')]),
    }),
    rejectAccount: build.mutation<null, { id: number }>({
      ...from(authCalls.reject),
      invalidatesTags: afterRemoval(({ id }) => [
        idTag('account', id),
        listTag('account'),
        listTag('user'),
        listTag('follower'),
        'class',
        'school',
        'dashboard',
      ]),
    }),
    sendInvitation: build.mutation<null, { id: number }>({
      ...from(authCalls.sendMail),
      invalidatesTags: afterSuccess(({ id }) => [idTag('account', id)]),
    }),
  }),
  overrideExisting: true,
});

export const {
  useGetMeQuery,
  useGetTempTokenMutation,
  useAskResetMutation,
  useSetPasswordMutation,
  useListLoginSessionsQuery,
  useEndLoginSessionMutation,
  useEndOtherLoginSessionsMutation,
  useChangeEmailMutation,
  useGetSecondFactorQuery,
  useStartEnrolmentMutation,
  useConfirmEnrolmentMutation,
  useRenewRecoveryCodesMutation,
  useDisableSecondFactorMutation,
  useResetSecondFactorMutation,
  useIssueLinkCodeMutation,
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
