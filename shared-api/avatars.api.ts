import { studentAvatarsCalls, userAvatarsCalls } from '@memocartes/contract/documents/avatars.calls';
import type { AvatarBody } from '@memocartes/contract/documents/avatars.routes';

import { api, from, idTag } from './base.ts';
import { afterRemoval, afterSuccess } from './invalidation.ts';

type Id = { id: number };
type OfUser = { user_id: number } & AvatarBody;
type OfStudent = { student_id: number } & AvatarBody;

/** Tags of everything that shows a student's photo, and of the consents: a follower who adds a photo consents to it. */
const ofStudent = (id: number) => [
  idTag('student', id),
  idTag('dashboard', 'user'),
  'class' as const,
  idTag('privacy', 'CONSENTS'),
];

const ofUser = (id: number) => [idTag('user', id), idTag('follower', id), 'me' as const, 'class' as const];

/** `create` fails if there is an avatar already; `replace` stores the new avatar under a new id. */
export const avatarsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createUserAvatar: build.mutation<Id, OfUser>({
      ...from(userAvatarsCalls.create),
      invalidatesTags: afterSuccess(({ user_id }) => ofUser(user_id)),
    }),
    replaceUserAvatar: build.mutation<Id, OfUser>({
      ...from(userAvatarsCalls.replace),
      invalidatesTags: afterSuccess(({ user_id }) => ofUser(user_id)),
    }),
    deleteUserAvatar: build.mutation<null, Id>({
      ...from(userAvatarsCalls.remove),
      invalidatesTags: afterRemoval(({ id }) => ofUser(id)),
    }),
    createStudentAvatar: build.mutation<Id, OfStudent>({
      ...from(studentAvatarsCalls.create),
      invalidatesTags: afterSuccess(({ student_id }) => ofStudent(student_id)),
    }),
    replaceStudentAvatar: build.mutation<Id, OfStudent>({
      ...from(studentAvatarsCalls.replace),
      invalidatesTags: afterSuccess(({ student_id }) => ofStudent(student_id)),
    }),
    deleteStudentAvatar: build.mutation<null, Id>({
      ...from(studentAvatarsCalls.remove),
      invalidatesTags: afterRemoval(({ id }) => ofStudent(id)),
    }),
  }),
  overrideExisting: true,
});

export const {
  useCreateUserAvatarMutation,
  useReplaceUserAvatarMutation,
  useDeleteUserAvatarMutation,
  useCreateStudentAvatarMutation,
  useReplaceStudentAvatarMutation,
  useDeleteStudentAvatarMutation,
} = avatarsApi;
