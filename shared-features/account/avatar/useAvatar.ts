import {
  useCreateStudentAvatarMutation,
  useCreateUserAvatarMutation,
  useDeleteStudentAvatarMutation,
  useDeleteUserAvatarMutation,
  useReplaceStudentAvatarMutation,
  useReplaceUserAvatarMutation,
} from '@memocartes/shared-api/avatars.api';

import { avatarBody, type PersonName } from './avatar.body.ts';

type Owner = PersonName & { readonly id: number; readonly avatar: { readonly id: number } | null };

/** Functions that save and delete a picture; each rejects with the error of its API call. */
export type AvatarActions = {
  readonly save: (data: string) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
};

/**
 * A student's picture: an avatar that exists is updated, otherwise one is created [accounts.photo-save]
 * [accounts.photo-deleted] [students.photo].
 */
export function useStudentAvatar(student: Owner): AvatarActions {
  const [create] = useCreateStudentAvatarMutation();
  const [replace] = useReplaceStudentAvatarMutation();
  const [remove] = useDeleteStudentAvatarMutation();
  return {
    save: (data) =>
      (student.avatar ? replace : create)({ student_id: student.id, ...avatarBody(student, data) }).unwrap(),
    remove: () => remove({ id: student.id }).unwrap(),
  };
}

/** The picture of a member of staff, a follower or the person themselves; `id` is the user's. */
export function useUserAvatar(user: Owner): AvatarActions {
  const [create] = useCreateUserAvatarMutation();
  const [replace] = useReplaceUserAvatarMutation();
  const [remove] = useDeleteUserAvatarMutation();
  return {
    save: (data) => (user.avatar ? replace : create)({ user_id: user.id, ...avatarBody(user, data) }).unwrap(),
    remove: () => remove({ id: user.id }).unwrap(),
  };
}
