import { teacherDashboardCalls } from '@memocartes/contract/teacher-dashboard/teacher-dashboard.calls';
import type { TeacherDashboard } from '@memocartes/contract/teacher-dashboard/teacher-dashboard.routes';
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
