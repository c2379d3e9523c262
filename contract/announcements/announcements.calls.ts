import { call } from '../http/call.ts';

export const announcementsCalls = {
  current: call('GET', '/announcements/current', 'announcement:read'),
  dismiss: call('POST', '/announcements/:id/dismiss', 'announcement:read'),
  list: call('GET', '/announcements', 'announcement:manage'),
  view: call('GET', '/announcements/:id', 'announcement:manage'),
  create: call('POST', '/announcements', 'announcement:manage'),
  update: call('PATCH', '/announcements/:id', 'announcement:manage'),
  remove: call('DELETE', '/announcements/:id', 'announcement:manage'),
  restore: call('PATCH', '/announcements/:id/restore', 'announcement:manage'),
};
