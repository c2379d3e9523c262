import { call } from '../http/call.ts';

export const packsCalls = {
  list: call('GET', '/packspro/', 'pack:list'),
  view: call('GET', '/packspro/:id', 'pack:view'),
  create: call('POST', '/packspro/create', 'pack:create'),
  update: call('PATCH', '/packspro/:id', 'pack:edit'),
  remove: call('DELETE', '/packspro/:id', 'pack:edit'),
  removeCard: call('DELETE', '/packspro/:id/card/:card_id', 'pack:edit'),
  assign: call('POST', '/packspro/:id/classes', 'pack:assign'),
  move: call('PATCH', '/packspro/:id/classes/:classes_id/:week', 'pack:assign'),
  unassign: call('DELETE', '/packspro/:id/classes/:classes_id/:week', 'pack:assign'),
  completedCount: call('GET', '/packspro/completed/count', 'pack:list'),
  nonAttributedCount: call('GET', '/packspro/non_attributed/count', 'pack:list'),
  weeks: call('GET', '/classes/:id/weeks', 'class:view'),
};
