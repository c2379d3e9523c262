import { call } from '../../http/call.ts';

export const sessionsCalls = {
  list: call('GET', '/sessions', 'session:list'),
  /** A GET that closes the overdue sessions: published remotes call this method and path. */
  closeOverdue: call('GET', '/sessions/clean', 'session:clean'),
  live: call('GET', '/sessions/live', 'session:watch'),
  view: call('GET', '/sessions/:id', 'session:view'),
  students: call('GET', '/sessions/:id/students', 'session:view'),
  missed: call('GET', '/sessions/:id/missed_cards', 'session:view'),
  markPresence: call('PATCH', '/sessions/:id/students/:student_id', 'session:mark-presence'),
  last: call('GET', '/sessions/classe/:id/last', 'session:view'),
  open: call('POST', '/sessions', 'session:open'),
  extend: call('PATCH', '/sessions/:id', 'session:open'),
  close: call('PATCH', '/sessions/:id/close', 'session:close'),
};
