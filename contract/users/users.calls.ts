import { call } from '../http/call.ts';

export const usersCalls = {
  list: call('GET', '/users', 'user:list'),
  followers: call('GET', '/users/followers', 'follower:list'),
  select: call('GET', '/users/select', 'user:select'),
  view: call('GET', '/users/:id', 'follower:view'),
  create: call('POST', '/users', 'user:create'),
  invite: call('POST', '/users/invitations', 'account:invite'),
  slips: call('POST', '/users/slips', 'account:invite'),
  update: call('PATCH', '/users/:id', 'user:edit'),
  remove: call('DELETE', '/users/:id', 'user:delete'),
  attach: call('POST', '/users/:user_id/student/:student_id', 'follower:create'),
  relation: call('PATCH', '/users/:user_id/student/:student_id', 'follower:edit'),
  detach: call('DELETE', '/users/:user_id/student/:student_id', 'follower:detach'),
};
