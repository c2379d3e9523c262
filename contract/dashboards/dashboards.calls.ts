import { call } from '../http/call.ts';

/** The call of the teacher's dashboard is in `teacher.calls.ts`. */
export const dashboardsCalls = {
  superadmin: call('GET', '/dashboards/superadmin', 'dashboard:superadmin'),
  admin: call('GET', '/dashboards/admin', 'dashboard:admin'),
  user: call('GET', '/dashboards/user', 'dashboard:user'),
};
