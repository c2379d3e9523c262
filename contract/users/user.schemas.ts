import { z } from 'zod';

import { bodyId, day, line, version } from '../fields/fields.schemas.ts';
import { maxLength } from '../fields/lengths.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { offer } from '../offers/offers.routes.ts';
import { schoolRoles } from '../permissions/roles.ts';
import { relations } from './people.ts';
import { authentication, avatar, email, named, phone, requiredName } from './person-fields.schemas.ts';

/** A person in the portal. */
const person = z.object({
  id: z.int(),
  authentications_id: z.int(),
  schools_id: z.int().nullable(),
  phone: z.string().nullable(),
  authentication,
  avatar: avatar.nullable(),
});

/** A staff user ("user pro"). `classes` are those they teach, with their `link_id` (`/classes_userspro/{id}`). */
export const staffUser = person.extend({
  school: named.extend({ offer }).nullable(),
  classes: z.array(named.extend({ link_id: z.int() })),
  nb_cards: z.int(),
});
export type StaffUser = z.infer<typeof staffUser>;

const attachedStudent = z.object({
  relation: z.string(),
  relation_other: z.string().nullable(),
  student: z.object({
    id: z.int(),
    firstname: z.string(),
    lastname: z.string(),
    /** Whether the child has left the school. */
    has_left: z.boolean(),
    class_: named.nullable(),
    school: named,
  }),
});

/** A follower. `student` contains the attached students; `is_incomplete`: phone or e-mail is missing. */
export const follower = person.extend({
  student: z.array(attachedStudent),
  is_incomplete: z.boolean(),
  /**
   * True if the follower also belongs to another school, or was not created by the caller's school. The caller's school
   * may then read name, phone and e-mail, but not change them.
   */
  is_shared: z.boolean(),
});
export type Follower = z.infer<typeof follower>;

/** Staff or follower, depending on `authentication.role`; `student` is empty for staff. */
export const user = staffUser.extend({
  version,
  student: z.array(attachedStudent),
  is_incomplete: z.boolean(),
  is_shared: z.boolean(),
});
export type User = z.infer<typeof user>;

// Required of a follower with a student [followers.required].
const relation = z.enum(relations, 'Champ requis');

/** Relationship of a follower to a student; `relation_other` describes « Autre ». */
export const relationBody = z.object({ relation, relation_other: line(maxLength.relation).nullish() });
export type RelationBody = z.input<typeof relationBody>;

const link = {
  student_id: bodyId.optional(),
  relation: relation.optional(),
  relation_other: line(maxLength.relation).nullish(),
};

/** A person added to an account that `POST /auth` created. */
const forAccount = z.object({
  authentications_id: bodyId,
  schools_id: bodyId.optional(),
  phone: phone.nullish(),
  ...link,
});

/** Creates an account and its person; an invitation is sent to the address [followers.phone] [staff.phone]. */
const newPerson = z.object({
  role: z.enum(schoolRoles, 'Champ requis'),
  email,
  firstname: requiredName,
  lastname: requiredName,
  phone,
  schools_id: bodyId.optional(),
  /** Subscription of an independent teacher, set by a superadmin. */
  date_subscription: day.optional(),
  /** The last day of access [staff.end]. */
  date_expiration: day.nullish(),
  ...link,
  request_id: requestId,
});

export const createUser = z.union([newPerson, forAccount]);
export type CreateUser = z.input<typeof createUser>;

/** `email` can be set only if `isEmailEditable`; `schools_id` moves a teacher [staff.role]. */
export const updateUser = z
  .object({ firstname: requiredName, lastname: requiredName, phone, email, schools_id: bodyId })
  .partial();
export type UpdateUser = z.input<typeof updateUser>;
