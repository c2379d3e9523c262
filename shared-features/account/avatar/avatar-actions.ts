import {
  useCreateStudentAvatarMutation,
  useCreateUserAvatarMutation,
  useDeleteStudentAvatarMutation,
  useDeleteUserAvatarMutation,
  useReplaceStudentAvatarMutation,
  useReplaceUserAvatarMutation,
} from '@memocartes/shared-api/avatars.api';
import { asApiError, skippingDeleted } from '@memocartes/shared-shell/errors';

import { avatarBody, type PersonName } from './avatar.body.ts';

type Owner = PersonName & { readonly id: number; readonly avatar: { readonly id: number } | null };

/**
 * Functions that save and delete a picture; each rejects with the error of its API call. Deleting a picture that is
 * already deleted succeeds.
 */
export type AvatarActions = {
  readonly save: (data: string) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
};

type Save = () => Promise<unknown>;

/**
 * Replaces the existing avatar, or creates one. Sends the other request if the avatar was added or deleted since it was
 * loaded, for example by a request whose response was lost [accounts.photo-save].
 */
async function createOrReplace(exists: boolean, create: Save, replace: Save): Promise<unknown> {
  const [save, otherRequest, outdatedCode] = exists ? [replace, create, 'NOT_FOUND'] : [create, replace, 'CONFLICT'];
  try {
    return await save();
  } catch (error) {
    if (asApiError(error)?.code !== outdatedCode) throw error;
    return otherRequest();
  }
}

/** A function that saves a student's picture; rejects with the error of the API call. */
export function useSaveStudentAvatar(): (student: Owner, data: string) => Promise<unknown> {
  const [create] = useCreateStudentAvatarMutation();
  const [replace] = useReplaceStudentAvatarMutation();
  return (student, data) => {
    const body = { student_id: student.id, ...avatarBody(student, data) };
    return createOrReplace(
      student.avatar !== null,
      () => create(body).unwrap(),
      () => replace(body).unwrap(),
    );
  };
}

/** Saves and deletes a student's picture [students.photo]. */
export function useStudentAvatar(student: Owner): AvatarActions {
  const save = useSaveStudentAvatar();
  const [remove] = useDeleteStudentAvatarMutation();
  return {
    save: (data) => save(student, data),
    remove: () => skippingDeleted([student], ({ id }) => remove({ id }).unwrap()).run(),
  };
}

/** Saves and deletes the picture of a member of staff, a follower or the person themselves; `id` is the user's. */
export function useUserAvatar(user: Owner): AvatarActions {
  const [create] = useCreateUserAvatarMutation();
  const [replace] = useReplaceUserAvatarMutation();
  const [remove] = useDeleteUserAvatarMutation();
  return {
    save: (data) => {
      const body = { user_id: user.id, ...avatarBody(user, data) };
      return createOrReplace(
        user.avatar !== null,
        () => create(body).unwrap(),
        () => replace(body).unwrap(),
      );
    },
    remove: () => skippingDeleted([user], ({ id }) => remove({ id }).unwrap()).run(),
  };
}
