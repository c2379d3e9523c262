import { call } from '../http/call.ts';

export const contactCalls = {
  send: call('POST', '/contact', 'contact:send'),
  askTrial: call('POST', '/trial-requests', 'trial:ask'),
  list: call('GET', '/contact', 'contact:answer'),
  view: call('GET', '/contact/:id', 'contact:answer'),
  answer: call('POST', '/contact/:id/answer', 'contact:answer'),
  update: call('PATCH', '/contact/:id', 'contact:answer'),
  delete: call('DELETE', '/contact/:id', 'contact:answer'),
};
