import { call } from '../../http/call.ts';

const ofStudent = '/device/sessions/:id/students/:student_id';

export const deviceCalls = {
  state: call('GET', '/device', 'device:attach'),
  attach: call('POST', '/device/attach', 'device:attach'),
  cancel: call('POST', '/device/cancel', 'device:attach'),
  join: call('POST', '/device/join', 'device:join'),
  session: call('GET', '/device/sessions/:id', 'device:join'),
  live: call('GET', '/device/sessions/:id/live', 'device:join'),
  start: call('POST', `${ofStudent}/start`, 'device:revise'),
  cancelStart: call('POST', `${ofStudent}/cancel`, 'device:revise'),
  answers: call('POST', `${ofStudent}/answers`, 'device:revise'),
  end: call('POST', `${ofStudent}/end`, 'device:revise'),
};
