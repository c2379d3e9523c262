import { yearChangeCalls } from '@memocartes/contract/year-change/year-change.calls';
import type { YearChanged, YearChoices, YearPreview } from '@memocartes/contract/year-change/year-change.routes';

import { api, from, listTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';

/** `id` is the school's. */
export type YearChangeArgs = { id: number } & YearChoices;

export const yearChangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A query, refetched when students, classes, sessions or operations change. A POST only because its body may be large.
    previewYearChange: build.query<YearPreview, YearChangeArgs>({
      ...from(yearChangeCalls.preview),
      providesTags: [listTag('student'), listTag('class'), listTag('session'), 'operation'],
    }),
    // Packs, sessions and teachers are shown with the names of classes, which change when classes move up. Followers
    // are listed by class.
    applyYearChange: build.mutation<YearChanged, YearChangeArgs & { digest: string }>({
      ...from(yearChangeCalls.apply),
      invalidatesTags: afterSuccess([
        'student',
        'class',
        'cardStudent',
        'user',
        'follower',
        'pack',
        'session',
        'school',
        'operation',
        'dashboard',
      ]),
    }),
  }),
  overrideExisting: true,
});

export const { usePreviewYearChangeQuery, useApplyYearChangeMutation } = yearChangeApi;
