import { call } from '../http/call.ts';

export const schoolsCalls = {
  list: call('GET', '/schools', 'school:list'),
  select: call('GET', '/schools/select', 'school:list'),
  view: call('GET', '/schools/:id', 'school:view'),
  create: call('POST', '/schools', 'school:create'),
  update: call('PATCH', '/schools/:id', 'school:edit-contact'),
  remove: call('DELETE', '/schools/:id', 'school:delete'),
};
