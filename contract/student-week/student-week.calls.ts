import { call } from '../http/call.ts';

export const studentWeekCalls = {
  view: call('GET', '/students/:id/week', 'student:view'),
};
