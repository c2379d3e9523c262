import { call } from '../http/call.ts';

export const cardsCalls = {
  list: call('GET', '/cards', 'card:list'),
  view: call('GET', '/cards/:id', 'card:view'),
  uses: call('GET', '/cards/:id/uses', 'card:edit'),
  create: call('POST', '/cards', 'card:create'),
  update: call('PATCH', '/cards/:id', 'card:edit'),
  duplicate: call('POST', '/cards/:id/duplicate', 'card:create'),
  remove: call('DELETE', '/cards/:id', 'card:edit'),
};
