import { call } from '../http/call.ts';

export const notificationsCalls = {
  list: call('GET', '/notifications', 'notification:own'),
  count: call('GET', '/notifications/count', 'notification:own'),
  preferences: call('GET', '/notifications/preferences', 'notification:own'),
  updatePreferences: call('PATCH', '/notifications/preferences', 'notification:own'),
  unsubscribePage: call('GET', '/notifications/unsubscribe', 'mail:unsubscribe'),
  unsubscribe: call('POST', '/notifications/unsubscribe', 'mail:unsubscribe'),
  student: call('GET', '/notifications/students/:id', 'student:view'),
  viewed: call('PATCH', '/notifications/:id/viewed', 'notification:own'),
  viewedForUser: call('PATCH', '/notifications/:id/users/viewed', 'notification:own'),
  viewedAll: call('PATCH', '/notifications/users/viewed_all', 'notification:own'),
};
