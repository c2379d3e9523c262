import { dashboardsCalls } from '@memocartes/contract/dashboards/dashboards.calls';
import type {
  AdminDashboard,
  SuperadminDashboard,
  UserDashboard,
} from '@memocartes/contract/dashboards/dashboards.routes';

import { api, from, idTag } from './base.ts';

/**
 * Query options of a dashboard, which may stay open all day while other people change its figures
 * [dashboards.left-open].
 */
export const leftOpen = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  pollingInterval: 5 * 60_000,
  skipPollingIfUnfocused: true,
} as const;

export const dashboardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSuperadminDashboard: build.query<SuperadminDashboard, void>({
      ...from(dashboardsCalls.superadmin),
      providesTags: [idTag('dashboard', 'superadmin')],
    }),
    getAdminDashboard: build.query<AdminDashboard, void>({
      ...from(dashboardsCalls.admin),
      providesTags: [idTag('dashboard', 'admin')],
    }),
    getUserDashboard: build.query<UserDashboard, void>({
      ...from(dashboardsCalls.user),
      providesTags: [idTag('dashboard', 'user')],
    }),
  }),
  overrideExisting: true,
});

export const { useGetSuperadminDashboardQuery, useGetAdminDashboardQuery, useGetUserDashboardQuery } = dashboardsApi;
