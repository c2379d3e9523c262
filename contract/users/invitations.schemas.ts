import { z } from 'zod';

import { bodyId, instant } from '../fields/fields.schemas.ts';
import { roles } from '../permissions/roles.ts';
import { invitationVerdicts, maxInvited } from './invitations.ts';

const ids = z
  .array(bodyId)
  .min(1, 'Choisissez au moins une personne.')
  .max(maxInvited, `${maxInvited} personnes au plus\u00a0: faites-le en plusieurs fois.`);
const personVerdict = z.object({ id: z.int(), verdict: z.enum(invitationVerdicts) });

/** `ids` of people, as in `/users/{id}`. */
export const inviteBody = z.object({ ids });
export const invitedResult = z.object({ results: z.array(personVerdict), count: z.int() });

/** Selected people, or the followers of a class who have not activated their account. */
export const slipsBody = z.union([z.object({ ids }).strict(), z.object({ class_id: bodyId }).strict()]);

const slip = z.object({
  id: z.int(),
  role: z.enum(roles),
  firstname: z.string(),
  lastname: z.string(),
  school: z.string(),
  /** First names of the students of a follower; empty for staff. */
  students: z.array(z.string()),
  /** The same students, with the class in which the slip is handed out. */
  children: z.array(
    z.object({ firstname: z.string(), lastname: z.string().nullable(), class_: z.string().nullable() }),
  ),
  /** Returned only once: the server stores only a hash of the code. */
  code: z.string(),
  date_expiration: instant,
});
export const slipsResult = z.object({
  slips: z.array(slip),
  refused: z.array(personVerdict),
});

export type InvitePeople = z.input<typeof inviteBody>;
export type Invited = z.infer<typeof invitedResult>;
export type MakeSlips = z.input<typeof slipsBody>;
export type Slip = z.infer<typeof slip>;
export type Slips = z.infer<typeof slipsResult>;
