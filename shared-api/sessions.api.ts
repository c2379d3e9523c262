import type { LiveEvent, SessionChange } from '@memocartes/contract/learning/live/live';
import { sessionsCalls } from '@memocartes/contract/learning/sessions/sessions.calls';
import type {
  MissedCards,
  NewEnd,
  OpenedSession,
  OpenSession,
  Presence,
  Session,
  SessionFilter,
  SessionPage,
  SessionStudent,
  SessionStudents,
} from '@memocartes/contract/learning/sessions/sessions.routes';
import type { Level } from '@memocartes/contract/levels/levels';

import { api, from, idTag, listTag, listTags } from './base.ts';
import { afterSuccess } from './invalidation.ts';
import { liveState, openLiveConnection, refetchWhileDown } from './live-connection.ts';

/** Whether the live connection is open; `nb_cuts`: how often it was lost since the first subscription. */
export type LiveStatus = { isUp: boolean; nb_cuts: number };

/** Tags of the dashboards, which show open sessions, and of boxes, which are shown with the last session. */
const openTags = ['dashboard', 'cardStudent'] as const;

/** All tags that a change of a session can invalidate. */
const liveTags = ['session', 'progress', ...openTags] as const;

/** Tags to invalidate for a change. */
const tagsOfChange = ({ id, kind }: SessionChange) => {
  if (kind === 'ANSWERS') return [idTag('progress', id)];
  if (kind === 'STUDENTS') return [idTag('session', id), ...openTags];
  return [idTag('session', id), listTag('session'), ...openTags];
};

export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<SessionPage, SessionFilter>({
      ...from(sessionsCalls.list),
      providesTags: (page) => listTags('session', page?.sessions),
    }),
    viewSession: build.query<Session, { id: number }>({
      ...from(sessionsCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('session', id)],
    }),
    listSessionStudents: build.query<SessionStudents, { id: number }>({
      ...from(sessionsCalls.students),
      providesTags: (_result, _error, { id }) => [idTag('session', id), idTag('progress', id)],
    }),
    listMissedCards: build.query<MissedCards, { id: number; level?: Level }>({
      ...from(sessionsCalls.missed),
      providesTags: (_result, _error, { id }) => [idTag('session', id), idTag('progress', id)],
    }),
    /**
     * Refetches changed data while subscribed: a `session` event invalidates the queries of one session. `ready`, sent
     * each time the connection opens, invalidates all, since events may have been missed. Without a working stream, all
     * are invalidated every 15 s [sessions.without-stream].
     */
    watchSessions: build.query<LiveStatus, void>({
      queryFn: liveState<LiveStatus>({ isUp: true, nb_cuts: 0 }),
      keepUnusedDataFor: 1,
      async onCacheEntryAdded(_none, { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
        await cacheDataLoaded;
        const invalidate = (tags: Parameters<typeof api.util.invalidateTags>[0]) =>
          dispatch(api.util.invalidateTags(tags));
        const invalidateAll = () => void invalidate([...liveTags]);
        const fallback = refetchWhileDown(invalidateAll);
        const closeConnection = openLiveConnection(`/api${sessionsCalls.live.path}`, {
          onState(isUp) {
            fallback.isUp = isUp;
            updateCachedData((watch) => {
              if (watch.isUp && !isUp) watch.nb_cuts += 1;
              watch.isUp = isUp;
            });
          },
          onEvent({ event, data }) {
            if ((event as LiveEvent) === 'ready') invalidateAll();
            if ((event as LiveEvent) === 'session') invalidate(tagsOfChange(JSON.parse(data) as SessionChange));
          },
          // The refetched queries are refused too, and the page shows their error.
          onRefusal() {
            fallback.end();
            invalidateAll();
          },
        });
        await cacheEntryRemoved;
        fallback.end();
        closeConnection();
      },
    }),
    markPresence: build.mutation<SessionStudent, { id: number; student_id: number } & Presence>({
      ...from(sessionsCalls.markPresence),
      // An error may mean that the session was closed meanwhile, so the session is refetched.
      invalidatesTags: (_result, _error, { id }) => [idTag('session', id), 'dashboard'],
    }),
    /** `id` is the class's. */
    viewLastSession: build.query<{ session: Session | null }, { id: number }>({
      ...from(sessionsCalls.last),
      providesTags: (result) => listTags('session', result?.session ? [result.session] : []),
    }),
    openSession: build.mutation<OpenedSession, OpenSession>({
      ...from(sessionsCalls.open),
      // SESSION_ALREADY_OPEN means that the class has another open session, which is then fetched. A class is shown
      // with its last session.
      invalidatesTags: (_result, error, { classes_id }) =>
        error && error.code !== 'SESSION_ALREADY_OPEN'
          ? []
          : [listTag('session'), idTag('class', classes_id), ...openTags],
    }),
    extendSession: build.mutation<Session, { id: number } & NewEnd>({
      ...from(sessionsCalls.extend),
      // An error may mean that the session was closed meanwhile, so the session is refetched.
      invalidatesTags: (_result, _error, { id }) => [idTag('session', id), ...openTags],
    }),
    closeSession: build.mutation<Session, { id: number }>({
      ...from(sessionsCalls.close),
      invalidatesTags: afterSuccess(({ id }) => [idTag('session', id), listTag('session'), ...openTags]),
    }),
    /** A mutation although it is a GET: closes sessions past their end time, in the person's classes or school. */
    closeOverdueSessions: build.mutation<{ count: number }, void>({
      ...from(sessionsCalls.closeOverdue),
      invalidatesTags: afterSuccess(['session', ...openTags]),
    }),
  }),
  overrideExisting: true,
});
export const {
  useListSessionsQuery,
  useViewSessionQuery,
  useListSessionStudentsQuery,
  useListMissedCardsQuery,
  useViewLastSessionQuery,
  useWatchSessionsQuery,
  useMarkPresenceMutation,
  useOpenSessionMutation,
  useCloseSessionMutation,
  useExtendSessionMutation,
  useCloseOverdueSessionsMutation,
} = sessionsApi;
