import type { Child, Student, StudentRow } from '@memocartes/contract/students/students.routes';
import { fullName } from '@memocartes/contract/text/full-name';
import { fictiveId } from '@memocartes/contract/users/people';
import type { InferResult } from 'kysely';

import { presentAvatar } from '../database/queries/avatars.ts';
import type { findChildren, findStudent, selectStudents } from './students.queries.ts';

type Row = InferResult<ReturnType<typeof selectStudents>>[number];
type WholeRow = NonNullable<Awaited<ReturnType<typeof findStudent>>>;
type ChildRow = Awaited<ReturnType<typeof findChildren>>[number];

/** A student as a list shows them. */
export const presentStudentRow = (row: Row): StudentRow => ({
  id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  gender: row.gender,
  birthdate: row.birthdate,
  level: row.level,
  status: row.status,
  date_status: row.date_status,
  is_phygital: row.is_phygital,
  demo_mode: row.demo_mode,
  classes_id: row.classes_id,
  class_: row.classes_id === null ? null : { id: row.classes_id, name: row.class_name ?? '' },
  schools_id: row.schools_id,
  avatar: presentAvatar(row.avatar_id),
  picture: row.picture,
});

const schoolOf = (row: { schools_id: number; school_name: string }) => ({ id: row.schools_id, name: row.school_name });

/** A student as the list of students shows them, with their school. */
export const presentListedStudent = (row: Row & { school_name: string }) => ({
  ...presentStudentRow(row),
  school: schoolOf(row),
});

/** A student with all data; `fictive_id` identifies them where names are not allowed. */
export const presentStudent = (row: WholeRow): Student => ({
  ...presentStudentRow(row),
  version: row.version,
  school: schoolOf(row),
  fictive_id: fictiveId(row.id),
  card_progress: row.card_progress,
  followers: row.followers,
});

export const presentChild = (row: ChildRow): Child => ({
  ...presentStudentRow(row),
  school: schoolOf(row),
  relation: row.relation,
  relation_other: row.relation_other,
  boxes: row.boxes,
});

export const presentOption = (row: { id: number; firstname: string; lastname: string }) => ({
  id: row.id,
  name: fullName(row),
});
