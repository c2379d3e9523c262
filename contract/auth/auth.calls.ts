import { call } from '../http/call.ts';

export const authCalls = {
  token: call('GET', '/auth/token', 'account:self'),
  user: call('GET', '/auth/user', 'account:self'),
  login: call('POST', '/auth/login', 'session:open-portal'),
  logout: call('POST', '/auth/logout', 'session:open-portal'),
  tempToken: call('GET', '/auth/temp_token', 'account:self'),
  ticket: call('POST', '/auth/ticket', 'session:open-portal'),
  reset: call('POST', '/auth/reset', 'session:open-portal'),
  setPassword: call('PATCH', '/auth/', 'session:open-portal'),
  link: call('POST', '/auth/link', 'account:link'),
  check: call('GET', '/auth/check/:email', 'account:check-email'),
  list: call('GET', '/auth', 'account:list'),
  followers: call('GET', '/auth/followers', 'followers:list-app'),
  view: call('GET', '/auth/:id', 'account:view'),
  create: call('POST', '/auth', 'account:create'),
  update: call('PATCH', '/auth/:id', 'account:edit'),
  delete: call('DELETE', '/auth/:id', 'account:delete'),
  reject: call('DELETE', '/auth/:id/reject', 'account:invite'),
  sendMail: call('GET', '/auth/:id/send_mail', 'account:invite'),
};
