import { call } from '../http/call.ts';

export const editionsCalls = {
  list: call('GET', '/editions', 'edition:list'),
  create: call('POST', '/editions', 'edition:manage'),
  update: call('PATCH', '/editions/:id', 'edition:manage'),
};
