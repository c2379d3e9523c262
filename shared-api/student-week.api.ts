import { studentWeekCalls } from '@memocartes/contract/student-week/student-week.calls';
import type { StudentWeek } from '@memocartes/contract/student-week/student-week.routes';

import { api, from, idTag, listTag } from './base.ts';

export const studentWeekApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `id` is the student's, `week` a Monday; this week by default. */
    viewStudentWeek: build.query<StudentWeek, { id: number; week?: string }>({
      ...from(studentWeekCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('student', id), idTag('cardStudent', id), listTag('pack')],
    }),
  }),
  overrideExisting: true,
});

export const { useViewStudentWeekQuery } = studentWeekApi;
