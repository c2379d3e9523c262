import { z } from 'zod';

import { bodyId, created, idParams } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { classesUsersProCalls } from './classes-userspro.calls.ts';

const link = z.object({ classes_id: bodyId, users_pro_id: bodyId });
export type ClassUserPro = z.infer<typeof link> & { id: number };

/** Links between teachers and classes. `id` is the link's id, as in a class's `users`. */
export const classesUsersPro = routes('classes', classesUsersProCalls, {
  view: { summary: 'One link of a teacher to a class.', params: idParams, response: link.extend({ id: z.int() }) },
  create: {
    summary: 'Assigns a class to a teacher of the school of that class.',
    body: link,
    status: 201,
    response: created,
  },
  remove: { summary: 'Removes a teacher from a class.', params: idParams, status: 204 },
});
