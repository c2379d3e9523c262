import { z } from 'zod';

import { boxCounts } from '../counts/counts.schemas.ts';
import { bodyId, day, instant, version } from '../lists/lists.ts';
import {
  avatar,
  childPicture,
  gender,
  invitation,
  level,
  named,
  personName,
  requiredName,
  studentStatus,
} from '../people/people.schemas.ts';
import { accountStatuses } from '../people/people.ts';

const id = z.number().int();

/** A student on a list. */
export const studentRow = z.object({
  id,
  firstname: z.string(),
  lastname: z.string(),
  gender: gender.nullable(),
  birthdate: day.nullable(),
  level: level.nullable(),
  status: studentStatus,
  /** Since when: of who left, the day they left. */
  date_status: instant,
  is_phygital: z.boolean(),
  demo_mode: z.boolean(),
  classes_id: id.nullable(),
  class_: named.nullable(),
  schools_id: id,
  avatar: avatar.nullable(),
  picture: childPicture,
});
export type StudentRow = z.infer<typeof studentRow>;

/** A student whole. `fictive_id` names the student where no name may be; `card_progress` counts cards by box. */
export const student = studentRow.extend({
  version,
  school: named,
  fictive_id: z.string(),
  card_progress: boxCounts,
  followers: z.array(
    z.object({
      /** Of the user, as in `/users/{id}`. */
      id,
      firstname: z.string(),
      lastname: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      /** Null for who may not see how to reach them. */
      account: z.object({ status: z.enum(accountStatuses), ...invitation }).nullable(),
      relation: z.string(),
      relation_other: z.string().nullable(),
    }),
  ),
});
export type Student = z.infer<typeof student>;

/** A child as their follower sees them. */
export const child = studentRow.extend({
  school: named,
  relation: z.string(),
  relation_other: z.string().nullable(),
  boxes: boxCounts,
});
export type Child = z.infer<typeof child>;

const studentFields = {
  lastname: personName,
  gender: gender.nullable(),
  birthdate: day.nullable(),
  level: level.nullable(),
  classes_id: bodyId.nullable(),
  is_phygital: z.boolean(),
};

/** The first step of the student form. Names are capitalised; the birth date is today at the latest. */
export const createStudent = z
  .object(studentFields)
  .partial()
  .extend({ firstname: requiredName, schools_id: bodyId.optional() });
export type CreateStudent = z.input<typeof createStudent>;

/** Another `classes_id` places the student in that class, or in none: the tracking of current cards is deleted. */
export const updateStudent = z.object({ ...studentFields, firstname: requiredName, status: studentStatus }).partial();
export type UpdateStudent = z.input<typeof updateStudent>;
