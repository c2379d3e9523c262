import { z } from 'zod';

import { bodyId, day, instant, version } from '../fields/fields.schemas.ts';
import { boxCounts } from '../figures/box-counts.schemas.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { accountStatuses } from '../users/account-status.ts';
import {
  avatar,
  childPicture,
  gender,
  invitation,
  level,
  named,
  personName,
  requiredName,
} from '../users/person-fields.schemas.ts';
import { studentStatuses } from './student-status.ts';

const studentStatus = z.enum(studentStatuses);

/** A student in a list. */
export const studentRow = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  gender: gender.nullable(),
  birthdate: day.nullable(),
  level: level.nullable(),
  status: studentStatus,
  /** When the student got the current status: for former students, when they left the school. */
  date_status: instant,
  is_phygital: z.boolean(),
  demo_mode: z.boolean(),
  classes_id: z.int().nullable(),
  class_: named.nullable(),
  schools_id: z.int(),
  avatar: avatar.nullable(),
  picture: childPicture,
});
export type StudentRow = z.infer<typeof studentRow>;

/**
 * A student with all data. `fictive_id` identifies the student where names are not allowed; `card_progress` counts
 * cards by box.
 */
export const student = studentRow.extend({
  version,
  school: named,
  fictive_id: z.string(),
  card_progress: boxCounts,
  followers: z.array(
    z.object({
      /** Id of the user, as in `/users/{id}`. */
      id: z.int(),
      firstname: z.string(),
      lastname: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      /** Null if the caller may not see the contact details. */
      account: z.object({ status: z.enum(accountStatuses), ...invitation }).nullable(),
      relation: z.string(),
      relation_other: z.string().nullable(),
    }),
  ),
});
export type Student = z.infer<typeof student>;

/** A child as seen by a follower. */
export const child = studentRow.extend({
  school: named,
  relation: z.string(),
  relation_other: z.string().nullable(),
  boxes: boxCounts,
});
export type Child = z.infer<typeof child>;

/** Fields of the student form: only the first name is required [students.first-name] [students.choices]. */
const studentFields = {
  lastname: personName,
  gender: gender.nullable(),
  birthdate: day.nullable(),
  level: level.nullable(),
  classes_id: bodyId.nullable(),
  is_phygital: z.boolean(),
};

/** First step of the student form. The server also refuses a birth date later than today [students.birth-date]. */
export const createStudent = z
  .object(studentFields)
  .partial()
  .extend({ firstname: requiredName, schools_id: bodyId.optional(), request_id: requestId });
export type CreateStudent = z.input<typeof createStudent>;

/**
 * A new `classes_id` moves the student to that class, or to none, and deletes the tracking of current cards
 * [students.placement-change] [students.leaves].
 */
export const updateStudent = z.object({ ...studentFields, firstname: requiredName, status: studentStatus }).partial();
export type UpdateStudent = z.input<typeof updateStudent>;
