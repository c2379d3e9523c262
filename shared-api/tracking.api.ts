import { trackingCalls } from '@memocartes/contract/learning/boxes/tracking.calls';
import type {
  CurrentFilter,
  CurrentPage,
  Moves,
  Placements,
} from '@memocartes/contract/learning/boxes/tracking.routes';
import type { Student } from '@memocartes/contract/students/students.routes';

import { api, from, idTag, listTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';

type Id = { id: number };

/** Tags of everything that shows the boxes of a student, including the dashboard of their teachers. */
const trackingTags = (id: number) => [
  idTag('cardStudent', id),
  listTag('cardStudent'),
  idTag('student', id),
  'dashboard' as const,
];

export const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    activateDemo: build.mutation<Student, Id>({
      ...from(trackingCalls.demo),
      invalidatesTags: afterSuccess(({ id }) => [...trackingTags(id), listTag('student')]),
    }),
    listCurrentCards: build.query<CurrentPage, CurrentFilter & { student_id: number }>({
      ...from(trackingCalls.current),
      providesTags: (page, _error, { student_id }) => [
        idTag('cardStudent', student_id),
        ...(page?.cards ?? []).map(({ cards_id }) => idTag('card', cards_id)),
      ],
    }),
    /** A mutation although it is a GET: it puts cards in box 1. */
    initCurrentCards: build.mutation<{ count: number }, { student_id: number }>({
      ...from(trackingCalls.init),
      invalidatesTags: afterSuccess(({ student_id }) => trackingTags(student_id)),
    }),
    placeCards: build.mutation<Moves, Id & Placements>({
      ...from(trackingCalls.place),
      invalidatesTags: afterSuccess(({ id }) => trackingTags(id)),
    }),
    resetTracking: build.mutation<Student, Id>({
      ...from(trackingCalls.reset),
      invalidatesTags: afterSuccess(({ id }) => [...trackingTags(id), listTag('student')]),
    }),
  }),
  overrideExisting: true,
});
export const {
  useActivateDemoMutation,
  useListCurrentCardsQuery,
  useInitCurrentCardsMutation,
  usePlaceCardsMutation,
  useResetTrackingMutation,
} = trackingApi;
