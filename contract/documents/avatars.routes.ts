import { z } from 'zod';

import { bodyId, created, id, idParams, line, requiredText } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { studentAvatarsCalls, userAvatarsCalls } from './avatars.calls.ts';
import { ownAvatarMaxBytes } from './avatars.ts';
import { fileData } from './documents.routes.ts';
import { uploadBodyLimit } from './files.ts';

/** Body with an avatar; the id of its owner is in the path and may be repeated in the body. */
const avatarBody = z.object({
  user_id: bodyId.optional(),
  student_id: bodyId.optional(),
  avatar_data: fileData,
  avatar_title: requiredText(255),
  avatar_description: line(255).nullish(),
  avatar_type: z.literal('IMAGE', 'Un avatar est une image.'),
});
export type AvatarBody = Omit<z.input<typeof avatarBody>, 'user_id' | 'student_id'>;

const bodyLimit = uploadBodyLimit(ownAvatarMaxBytes);
const createAvatar = { body: avatarBody, status: 201, response: created, bodyLimit } as const;
const replaceAvatar = { body: avatarBody, response: created, bodyLimit } as const;

const userParams = z.object({ user_id: id });
export const userAvatars = routes('users', userAvatarsCalls, {
  create: { summary: 'Adds a person’s avatar; 409 if there is one.', params: userParams, ...createAvatar },
  replace: { summary: 'Replaces the avatar; the new one has a new id.', params: userParams, ...replaceAvatar },
  remove: { summary: 'Deletes a person’s avatar.', params: idParams, status: 204 },
});

const studentParams = z.object({ student_id: id });
export const studentAvatars = routes('students', studentAvatarsCalls, {
  create: { summary: 'Adds a student’s avatar; 409 if there is one.', params: studentParams, ...createAvatar },
  replace: { summary: 'Replaces the avatar; the new one has a new id.', params: studentParams, ...replaceAvatar },
  remove: { summary: 'Deletes a student’s avatar.', params: idParams, status: 204 },
});
