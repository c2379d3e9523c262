import { call } from '../http/call.ts';

export const classesUsersProCalls = {
  view: call('GET', '/classes_userspro/:id', 'class:view'),
  create: call('POST', '/classes_userspro', 'class:edit'),
  remove: call('DELETE', '/classes_userspro/:id', 'class:edit'),
};
