import { call } from '../../http/call.ts';

/** `init` writes data although its method is GET. */
export const trackingCalls = {
  demo: call('PATCH', '/students/:id/demo/activate', 'student:track'),
  current: call('GET', '/cards_students/:student_id/current', 'student:boxes'),
  init: call('GET', '/cards_students/:student_id/current/init', 'student:track'),
  place: call('PATCH', '/cards_students/:id/current', 'student:track'),
  reset: call('PATCH', '/cards_students/:id/reset', 'student:track'),
};
