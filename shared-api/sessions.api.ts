import { sessionsCalls } from '@memocartes/contract/sessions/sessions.calls';
import type {
  OpenedSession,
  OpenSession,
  Session,
  SessionFilter,
  SessionPage,
  SessionStudents,
} from '@memocartes/contract/sessions/sessions.routes';
import { api, from, idTag, listTag, listTags } from './base.ts';

export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<SessionPage, SessionFilter>({
      ...from(sessionsCalls.list),
      providesTags: (page) => listTags('session', page?.sessions),
    }),
    viewSession: build.query<Session, { id: number }>({
      ...from(sessionsCalls.view),
      providesTags: (_answer, _error, { id }) => [idTag('session', id)],
    }),
    /** Poll it while the session is open (`pollingInterval`): tablets write, this one only watches. */
    listSessionStudents: build.query<SessionStudents, { id: number }>({
      ...from(sessionsCalls.students),
      providesTags: (_answer, _error, { id }) => [idTag('session', id)],
    }),
    /** `id` is the class's. */
    viewLastSession: build.query<{ session: Session | null }, { id: number }>({
      ...from(sessionsCalls.last),
      providesTags: (answer) => listTags('session', answer?.session ? [answer.session] : []),
    }),
    openSession: build.mutation<OpenedSession, OpenSession>({
      ...from(sessionsCalls.open),
      // Refused because another is open: that one has to show up too.
      invalidatesTags: (_answer, error) =>
        error && error.code !== 'SESSION_ALREADY_OPEN' ? [] : [listTag('session'), 'dashboard'],
    }),
    closeSession: build.mutation<Session, { id: number }>({
      ...from(sessionsCalls.close),
      invalidatesTags: (_answer, error, { id }) =>
        error ? [] : [idTag('session', id), listTag('session'), 'dashboard'],
    }),
    /** A mutation though a GET: it closes every session past its end time. */
    cleanSessions: build.mutation<{ count: number }, void>({
      ...from(sessionsCalls.clean),
      invalidatesTags: (_answer, error) => (error ? [] : ['session', 'dashboard']),
    }),
  }),
  overrideExisting: true,
});
export const {
  useListSessionsQuery,
  useViewSessionQuery,
  useListSessionStudentsQuery,
  useViewLastSessionQuery,
  useOpenSessionMutation,
  useCloseSessionMutation,
  useCleanSessionsMutation,
} = sessionsApi;
