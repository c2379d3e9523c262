import { attachRequestsCalls } from '@memocartes/contract/attach-requests/attach-requests.calls';
import type {
  AttachResult,
  CreateRequest,
  ReceivedRequest,
  SentRequest,
} from '@memocartes/contract/attach-requests/attach-requests.routes';

import { api, from, idTag, isLinkOutdated, listTag } from './base.ts';

type Id = { id: number };
type Page<R> = { attach_requests: R[]; count: number };

const requestTags = [listTag('attachRequest')];

export const attachRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSentRequests: build.query<Page<SentRequest>, Id>({
      ...from(attachRequestsCalls.ofStudent),
      providesTags: requestTags,
    }),
    /** `id` is the student's. */
    createAttachRequest: build.mutation<AttachResult, Id & CreateRequest>({
      ...from(attachRequestsCalls.create),
      invalidatesTags: (_result, error, { id }) =>
        isLinkOutdated(error) ? [...requestTags, idTag('student', id), listTag('follower'), 'school', 'dashboard'] : [],
    }),
    withdrawAttachRequest: build.mutation<null, Id>({
      ...from(attachRequestsCalls.withdraw),
      // An error may mean that the request was answered meanwhile: the list is then stale.
      invalidatesTags: requestTags,
    }),
    listReceivedRequests: build.query<Page<ReceivedRequest>, void>({
      ...from(attachRequestsCalls.own),
      providesTags: requestTags,
    }),
    acceptAttachRequest: build.mutation<{ student_id: number }, Id>({
      ...from(attachRequestsCalls.accept),
      invalidatesTags: (_result, error) =>
        error ? requestTags : [...requestTags, 'student', 'dashboard', idTag('privacy', 'CONSENTS'), 'me'],
    }),
    refuseAttachRequest: build.mutation<null, Id>({
      ...from(attachRequestsCalls.refuse),
      invalidatesTags: requestTags,
    }),
  }),
  overrideExisting: true,
});

export const {
  useListSentRequestsQuery,
  useCreateAttachRequestMutation,
  useWithdrawAttachRequestMutation,
  useListReceivedRequestsQuery,
  useAcceptAttachRequestMutation,
  useRefuseAttachRequestMutation,
} = attachRequestsApi;
