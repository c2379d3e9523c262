import { call } from '../http/call.ts';

export const printCalls = {
  create: call('POST', '/print/cards', 'card:print'),
  quota: call('GET', '/print/quota', 'card:print'),
  edition: call('POST', '/editions/:id/print', 'edition:print'),
  view: call('GET', '/print/jobs/:id', 'print:view'),
  file: call('GET', '/print/jobs/:id/file', 'print:view'),
};
