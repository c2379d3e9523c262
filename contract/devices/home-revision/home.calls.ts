import { call } from '../../http/call.ts';

const ofStudent = '/home/students/:student_id';

export const homeCalls = {
  state: call('GET', '/home', 'home:attach'),
  attach: call('POST', '/home/attach', 'home:attach'),
  start: call('POST', `${ofStudent}/start`, 'home:revise'),
  answers: call('POST', `${ofStudent}/revisions/:id/answers`, 'home:revise'),
  end: call('POST', `${ofStudent}/revisions/:id/end`, 'home:revise'),
  access: call('GET', '/students/:id/home', 'home:manage'),
  open: call('POST', '/students/:id/home/devices', 'home:manage'),
  createCode: call('POST', '/students/:id/home/code', 'home:manage'),
  revoke: call('PATCH', '/home_devices/:id/revoke', 'home:manage'),
  restore: call('PATCH', '/home_devices/:id/restore', 'home:manage'),
  activity: call('GET', '/students/:id/home_revisions', 'student:boxes'),
};
