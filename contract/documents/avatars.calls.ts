import { call } from '../http/call.ts';

/** Avatars of staff, followers and superadmins. */
export const userAvatarsCalls = {
  create: call('POST', '/users/:user_id/document', 'user:avatar'),
  replace: call('PATCH', '/users/:user_id/document', 'user:avatar'),
  remove: call('DELETE', '/users/:id/document', 'user:avatar'),
};

/** Avatars of students. */
export const studentAvatarsCalls = {
  create: call('POST', '/students/:student_id/document', 'student:avatar'),
  replace: call('PATCH', '/students/:student_id/document', 'student:avatar'),
  remove: call('DELETE', '/students/:id/document', 'student:avatar'),
};
