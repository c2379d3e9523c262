import { deviceCalls } from '@memocartes/contract/devices/join/device.calls';
import type {
  Answered,
  DeviceAnswer,
  DeviceSession,
  DeviceState,
  EndedRevision,
  StartedRevision,
} from '@memocartes/contract/devices/join/device.routes';

import { api, type ApiError, from, idTag, listTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';
import { liveState, openLiveConnection } from './live-connection.ts';
import { deviceLimitMs } from './time-limit.ts';

/** A student in a revision session; `id` is the session's. */
type InSession = { id: number; student_id: number };

/** The tags to invalidate after an error: the state of this tablet, if the tablet is not, or no longer, approved. */
const deviceTags = (error: ApiError | undefined) => (error?.code === 'DEVICE_NOT_APPROVED' ? [listTag('device')] : []);

export const deviceApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewDevice: build.query<DeviceState, void>({
      ...from(deviceCalls.state, deviceLimitMs),
      providesTags: [listTag('device')],
    }),
    /**
     * Attaches this tablet to a school: by the school's code, followed by an approval, or by the secret of a QR code.
     * Without the response, the tablet keeps its token and the access that it had [tablets.lost-attachment].
     */
    attachDevice: build.mutation<DeviceState, { school_code: string } | { secret: string }>({
      ...from(deviceCalls.attach),
      invalidatesTags: afterSuccess([listTag('device')]),
    }),
    cancelAttachment: build.mutation<DeviceState, void>({
      ...from(deviceCalls.cancel, deviceLimitMs),
      invalidatesTags: [listTag('device')],
    }),
    joinSession: build.mutation<DeviceSession, { code: string }>({
      ...from(deviceCalls.join, deviceLimitMs),
      invalidatesTags: (_result, error) => deviceTags(error),
    }),
    viewDeviceSession: build.query<DeviceSession, { id: number }>({
      ...from(deviceCalls.session, deviceLimitMs),
      providesTags: (_result, _error, { id }) => [idTag('device', id)],
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch((failure: unknown) => {
          dispatch(api.util.invalidateTags(deviceTags((failure as { error?: ApiError }).error)));
        });
      },
    }),
    /**
     * While subscribed, refetches the session after each event. `isUp`: whether data arrive on the connection. A hidden
     * page closes the connection and keeps the value of `isUp`.
     */
    watchDeviceSession: build.query<{ isUp: boolean }, { id: number }>({
      queryFn: liveState({ isUp: false }),
      keepUnusedDataFor: 1,
      async onCacheEntryAdded({ id }, { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
        await cacheDataLoaded;
        const closeConnection = openLiveConnection(`/api${deviceCalls.live.path.replace(':id', String(id))}`, {
          onState: (isUp) => updateCachedData((watch) => void (watch.isUp = isUp)),
          onEvent: () => void dispatch(api.util.invalidateTags([idTag('device', id)])),
          onRefusal: () => updateCachedData((watch) => void (watch.isUp = false)),
        });
        await cacheEntryRemoved;
        closeConnection();
      },
    }),
    startRevision: build.mutation<StartedRevision, InSession>({
      ...from(deviceCalls.start, deviceLimitMs),
      invalidatesTags: (_result, error, { id }) => (error ? deviceTags(error) : [idTag('device', id)]),
    }),
    cancelStart: build.mutation<null, InSession>({
      ...from(deviceCalls.cancelStart, deviceLimitMs),
      invalidatesTags: (_result, error, { id }) => (error ? deviceTags(error) : [idTag('device', id)]),
    }),
    /** Can be retried: the server counts answers with the same `client_id` once. */
    sendAnswers: build.mutation<Answered, InSession & { answers: DeviceAnswer[] }>({
      ...from(deviceCalls.answers, deviceLimitMs),
      invalidatesTags: (_result, error) => deviceTags(error),
    }),
    endRevision: build.mutation<EndedRevision, InSession & { is_finished?: boolean }>({
      ...from(deviceCalls.end, deviceLimitMs),
      invalidatesTags: (_result, error, { id }) => (error ? deviceTags(error) : [idTag('device', id)]),
    }),
  }),
  overrideExisting: true,
});
export const {
  useViewDeviceQuery,
  useAttachDeviceMutation,
  useCancelAttachmentMutation,
  useJoinSessionMutation,
  useViewDeviceSessionQuery,
  useWatchDeviceSessionQuery,
  useStartRevisionMutation,
  useCancelStartMutation,
  useSendAnswersMutation,
  useEndRevisionMutation,
} = deviceApi;
