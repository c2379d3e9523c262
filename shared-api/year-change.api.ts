import { yearChangeCalls } from '@memocartes/contract/year-change/year-change.calls';
import type { YearChanged, YearChoices, YearPreview } from '@memocartes/contract/year-change/year-change.routes';

import { api, from } from './base.ts';

/** `id` is the school's. */
export type YearQuestion = { id: number } & YearChoices;

export const yearChangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    // a query, refetched when students or classes change; a POST only because of its size
    previewYearChange: build.query<YearPreview, YearQuestion>({
      ...from(yearChangeCalls.preview),
      providesTags: ['student', 'class', 'operation'],
    }),
    applyYearChange: build.mutation<YearChanged, YearQuestion & { digest: string }>({
      ...from(yearChangeCalls.apply),
      invalidatesTags: (_changed, error) =>
        error ? [] : ['student', 'class', 'cardStudent', 'school', 'operation', 'dashboard'],
    }),
  }),
  overrideExisting: true,
});

export const { usePreviewYearChangeQuery, useApplyYearChangeMutation } = yearChangeApi;
