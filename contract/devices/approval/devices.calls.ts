import { call } from '../../http/call.ts';

/** Tablets of a school, as its staff manages them. */
export const devicesCalls = {
  list: call('GET', '/devices', 'school-device:list'),
  approve: call('PATCH', '/devices/:id/approve', 'school-device:approve'),
  refuse: call('PATCH', '/devices/:id/refuse', 'school-device:approve'),
  rename: call('PATCH', '/devices/:id', 'school-device:edit'),
  revoke: call('PATCH', '/devices/:id/revoke', 'school-device:edit'),
  restore: call('PATCH', '/devices/:id/restore', 'school-device:restore'),
  revokeAll: call('PATCH', '/devices/revoke_all', 'school-device:manage'),
  secret: call('GET', '/devices/secret', 'school-device:show-secret'),
  renewSecret: call('PATCH', '/devices/secret', 'school-device:manage'),
};
