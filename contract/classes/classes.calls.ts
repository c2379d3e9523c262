import { call } from '../http/call.ts';

export const classesCalls = {
  list: call('GET', '/classes', 'class:list'),
  select: call('GET', '/classes/select', 'class:list'),
  view: call('GET', '/classes/:id', 'class:view'),
  create: call('POST', '/classes', 'class:create'),
  update: call('PATCH', '/classes/:id', 'class:edit'),
  remove: call('DELETE', '/classes/:id', 'class:delete'),
};
