import { call } from '../http/call.ts';

export const teacherDashboardCalls = { view: call('GET', '/dashboards/teacher', 'dashboard:teacher') };
