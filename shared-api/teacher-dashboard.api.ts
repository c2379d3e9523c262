import { teacherDashboardCalls } from '@memocartes/contract/dashboards/teacher.calls';
import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';

import { api, from } from './base.ts';

export const teacherDashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewTeacherDashboard: build.query<TeacherDashboard, void>({
      ...from(teacherDashboardCalls.view),
      providesTags: ['dashboard'],
    }),
  }),
  overrideExisting: true,
});
export const { useViewTeacherDashboardQuery } = teacherDashboardApi;
