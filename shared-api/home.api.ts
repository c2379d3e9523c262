import { homeCalls } from '@memocartes/contract/devices/home-revision/home.calls';
import type {
  HomeAccess,
  HomeActivity,
  HomeCode,
  HomeState,
  StartedHomeRevision,
} from '@memocartes/contract/devices/home-revision/home.routes';
import type { DeviceAnswer, EndedRevision } from '@memocartes/contract/devices/join/device.routes';

import { api, type ApiError, from, idTag, listTag } from './base.ts';
import { afterRemoval, afterSuccess } from './invalidation.ts';
import { deviceLimitMs } from './time-limit.ts';

type OfStudent = { student_id: number };
/** `id` is the revision's. */
type OfRevision = OfStudent & { id: number };
/** `id` is the device's. */
type OfDevice = OfStudent & { id: number };

/**
 * Tags to invalidate after an error that changes the page: the device was detached, or the class disabled revision at
 * home.
 */
const stateTags = (error: ApiError | undefined) =>
  error?.code === 'HOME_NOT_ATTACHED' || error?.code === 'HOME_REVISION_OFF' ? [listTag('home')] : [];

/** Tags of what a follower sees of a child's answers: revision at home, the week, the boxes and the dashboard. */
const answerTags = (id: number) => [
  idTag('home', id),
  idTag('cardStudent', id),
  idTag('student', id),
  idTag('dashboard', 'user'),
];

/** Tags to invalidate after an error that changes the pages about the child: the class disabled revision at home. */
const accessTags = (error: ApiError | undefined, id: number) =>
  error?.code === 'HOME_REVISION_OFF' ? [idTag('home', id), idTag('dashboard', 'user')] : [];

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewHome: build.query<HomeState, void>({
      ...from(homeCalls.state, deviceLimitMs),
      providesTags: [listTag('home')],
    }),
    /** Consumes the code: without the response, a new code is needed [home-revision.lost-attachment]. */
    attachHome: build.mutation<HomeState, { code: string }>({
      ...from(homeCalls.attach),
      invalidatesTags: afterSuccess([listTag('home')]),
    }),
    startHomeRevision: build.mutation<StartedHomeRevision, OfStudent>({
      ...from(homeCalls.start, deviceLimitMs),
      invalidatesTags: (_result, error) => stateTags(error),
    }),
    /** Can be retried: each answer counts once by its `client_id`. */
    sendHomeAnswers: build.mutation<{ cards: number[] }, OfRevision & { answers: DeviceAnswer[] }>({
      ...from(homeCalls.answers, deviceLimitMs),
      // On a follower's own device, their pages may still be in the cache.
      invalidatesTags: (_result, error, { student_id }) => (error ? stateTags(error) : answerTags(student_id)),
    }),
    endHomeRevision: build.mutation<EndedRevision, OfRevision>({
      ...from(homeCalls.end, deviceLimitMs),
      invalidatesTags: (_result, error) => stateTags(error),
    }),
    /** `id` is the child's. */
    viewHomeAccess: build.query<HomeAccess, { id: number }>({
      ...from(homeCalls.access),
      providesTags: (_result, _error, { id }) => [idTag('home', id)],
    }),
    /** Attaches this browser. `id` is the child's. */
    openHome: build.mutation<HomeState, { id: number }>({
      ...from(homeCalls.open),
      invalidatesTags: (_result, error, { id }) =>
        error ? accessTags(error, id) : [listTag('home'), idTag('home', id)],
    }),
    /** `id` is the child's. */
    createHomeCode: build.mutation<HomeCode, { id: number }>({
      ...from(homeCalls.createCode),
      invalidatesTags: (_result, error, { id }) => accessTags(error, id),
    }),
    revokeHomeDevice: build.mutation<void, OfDevice>({
      ...from(homeCalls.revoke),
      invalidatesTags: afterRemoval(({ student_id }) => [idTag('home', student_id)]),
    }),
    restoreHomeDevice: build.mutation<void, OfDevice>({
      ...from(homeCalls.restore),
      invalidatesTags: afterSuccess(({ student_id }) => [idTag('home', student_id)]),
    }),
    /** `id` is the student's. */
    viewHomeActivity: build.query<HomeActivity, { id: number }>({
      ...from(homeCalls.activity),
      providesTags: (_result, _error, { id }) => [idTag('cardStudent', id)],
    }),
  }),
  overrideExisting: true,
});
export const {
  useViewHomeQuery,
  useAttachHomeMutation,
  useStartHomeRevisionMutation,
  useSendHomeAnswersMutation,
  useEndHomeRevisionMutation,
  useViewHomeAccessQuery,
  useOpenHomeMutation,
  useCreateHomeCodeMutation,
  useRevokeHomeDeviceMutation,
  useRestoreHomeDeviceMutation,
  useViewHomeActivityQuery,
} = homeApi;
