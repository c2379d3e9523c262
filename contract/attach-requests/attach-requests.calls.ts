import { call } from '../http/call.ts';

export const attachRequestsCalls = {
  ofStudent: call('GET', '/students/:id/attach_requests', 'follower:create'),
  create: call('POST', '/students/:id/attach_requests', 'follower:create'),
  withdraw: call('DELETE', '/attach_requests/:id', 'follower:create'),
  own: call('GET', '/attach_requests', 'attach-request:own'),
  accept: call('POST', '/attach_requests/:id/accept', 'attach-request:own'),
  refuse: call('POST', '/attach_requests/:id/refuse', 'attach-request:own'),
};
