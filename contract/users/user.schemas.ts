import { z } from 'zod';

import { maxLength } from '../lists/lengths.ts';
import { bodyId, day, line, version } from '../lists/lists.ts';
import { offer } from '../offers/offers.routes.ts';
import { authentication, avatar, email, named, phone, requiredName } from '../people/people.schemas.ts';
import { relations } from '../people/people.ts';

const id = z.number().int();

/** A person in the portal. */
const person = z.object({
  id,
  authentications_id: id,
  schools_id: id.nullable(),
  phone: z.string().nullable(),
  authentication,
  avatar: avatar.nullable(),
});

/** A member of staff, "user pro". `classes` are those they teach, by their `link_id` (`/classes_userspro/{id}`). */
export const staffUser = person.extend({
  school: named.extend({ offer }).nullable(),
  classes: z.array(named.extend({ link_id: id })),
  nb_cards: id,
});
export type StaffUser = z.infer<typeof staffUser>;

const attachedStudent = z.object({
  relation: z.string(),
  relation_other: z.string().nullable(),
  student: z.object({
    id,
    firstname: z.string(),
    lastname: z.string(),
    class_: named.nullable(),
    school: named,
  }),
});

/** A follower. `student` are the children attached; `is_incomplete` when phone or e-mail is still wanted. */
export const follower = person.extend({
  student: z.array(attachedStudent),
  is_incomplete: z.boolean(),
  /** Whether they belong to another school too, or come from one: the school that asks then only reads names, phone and e-mail. */
  is_shared: z.boolean(),
});
export type Follower = z.infer<typeof follower>;

/** Staff or follower: who has `student` empty and classes or none is staff; `authentication.role` says which. */
export const user = staffUser.extend({
  version,
  student: z.array(attachedStudent),
  is_incomplete: z.boolean(),
  is_shared: z.boolean(),
});
export type User = z.infer<typeof user>;

const relation = z.enum(relations, 'Champ requis');

/** How a follower is related to a child; « Autre » takes a free text. */
export const relationBody = z.object({ relation, relation_other: line(maxLength.relation).nullish() });
export type RelationBody = z.input<typeof relationBody>;

const link = {
  student_id: bodyId.optional(),
  relation: relation.optional(),
  relation_other: line(maxLength.relation).nullish(),
};

/** A person for an account made by `POST /auth`. */
const forAccount = z.object({
  authentications_id: bodyId,
  schools_id: bodyId.optional(),
  phone: phone.nullish(),
  ...link,
});

/** An account and its person at once; an invitation goes to the address. */
const newPerson = z.object({
  role: z.enum(['ADMIN', 'TEACHER', 'USER'], 'Champ requis'),
  email,
  firstname: requiredName,
  lastname: requiredName,
  phone,
  schools_id: bodyId.optional(),
  /** Of an independent teacher's subscription: set by a superadmin. */
  date_subscription: day.optional(),
  date_expiration: day.nullish(),
  ...link,
});

export const createUser = z.union([newPerson, forAccount]);
export type CreateUser = z.input<typeof createUser>;

/** `email` only where there was none; `schools_id` moves a teacher. */
export const updateUser = z
  .object({ firstname: requiredName, lastname: requiredName, phone, email, schools_id: bodyId })
  .partial();
export type UpdateUser = z.input<typeof updateUser>;
