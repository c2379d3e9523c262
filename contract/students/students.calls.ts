import { call } from '../http/call.ts';

export const studentsCalls = {
  list: call('GET', '/students', 'student:list'),
  select: call('GET', '/students/select', 'student:select'),
  children: call('GET', '/students/children', 'student:own-children'),
  view: call('GET', '/students/:id', 'student:view'),
  create: call('POST', '/students', 'student:create'),
  update: call('PATCH', '/students/:id', 'student:edit'),
  remove: call('DELETE', '/students/:id', 'student:delete'),
  placing: call('POST', '/students/placement/preview', 'student:place'),
  assign: call('PATCH', '/students/:id/class/:class_id', 'student:place'),
  transfer: call('PATCH', '/students/transfer/:id', 'student:place'),
  unassign: call('PATCH', '/students/unassign', 'student:place'),
  physicalCards: call('PATCH', '/students/physical-cards', 'student:edit'),
};
