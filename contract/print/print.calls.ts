import { call } from '../http/call.ts';

export const printCalls = {
  create: call('POST', '/print/cards', 'card:print'),
  quota: call('GET', '/print/quota', 'card:print'),
  view: call('GET', '/print/jobs/:id', 'card:print'),
  file: call('GET', '/print/jobs/:id/file', 'card:print'),
};
