import { call } from '../http/call.ts';

export const contactCalls = {
  send: call('POST', '/contact', 'contact:send'),
};
