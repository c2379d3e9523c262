import { z } from 'zod';

import { bodyId, created, id, idParams, ifMatchSummary } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { levels } from '../levels/levels.ts';
import {
  anyOf,
  exportableQuery,
  type Filter,
  ofArchived,
  option,
  searchText,
  selectQuery,
} from '../lists/lists.schemas.ts';
import { offerFilter } from '../offers/offers.ts';
import { child, createStudent, student, studentRow, updateStudent } from './student.schemas.ts';
import { studentStatuses } from './student-status.ts';
import { studentsCalls } from './students.calls.ts';

export type { Child, CreateStudent, Student, StudentRow, UpdateStudent } from './student.schemas.ts';

const columns = ['lastname', 'firstname', 'birthdate', 'level', 'status', 'class', 'date_create'] as const;

export const studentsQuery = exportableQuery(columns).extend({
  school_id: id.optional(),
  search: searchText,
  /** Id of a class, or `none` for students without class. */
  class_id: z.union([z.literal('none'), id]).optional(),
  level: anyOf(levels),
  // [students.status]
  status: anyOf(studentStatuses),
  offers_id: anyOf(offerFilter),
  archived: ofArchived,
  is_phygital: z.enum(['true', 'false']).optional(),
  /** Only students with, or without, an attached follower, whatever the status of the account. */
  has_follower: z.enum(['true', 'false']).optional(),
});
export type StudentFilter = Filter<typeof studentsQuery>;

export const studentsSelectQuery = selectQuery.extend({
  school_id: id.optional(),
  class_id: id.optional(),
  teacher_id: id.optional(),
  /** Only the children of this follower. */
  users_pro_id: id.optional(),
  /** Only students about whom a conversation can be created: in a class, with messaging, without open conversation. */
  no_chat: z.enum(['true', 'false']).optional(),
});
export type StudentSelectFilter = Filter<typeof studentsSelectQuery>;

const studentsPage = z.object({ students: z.array(studentRow.extend({ school: option })), count: z.int() });
export type StudentsPage = z.infer<typeof studentsPage>;
/** A student in a list, with their school. */
export type ListedStudent = StudentsPage['students'][number];

const many = z
  .array(bodyId)
  .min(1, 'Choisissez au moins un élève.')
  .max(500, '500 élèves au plus\u00a0: faites-le en plusieurs fois.');
const moved = z.object({ count: z.int() });
/**
 * Effects of a placement [students.placement-change]. `count`: students who change class. `nb_tracked`: those of them
 * who lose the tracking of current cards. `from`: all of them, by current class.
 */
const placementPreview = z.object({
  count: z.int(),
  nb_tracked: z.int(),
  from: z.array(
    z.object({
      class_id: z.int().nullable(),
      /** Whether these students have left the school; a class brings them back [students.leaves]. */
      has_left: z.boolean(),
      students: z.array(z.int()),
    }),
  ),
});
export type PlacementPreview = z.infer<typeof placementPreview>;

/** Outcome of changing physical cards [students.physical-cards-many]. Nothing changes for other students. */
const physicalCards = z.object({
  /** Ids of the students who were changed. */
  changed: z.array(z.int()),
  /** Number of students who got no physical cards, as they have left the school. */
  nb_departed: z.int(),
});
export type PhysicalCards = z.infer<typeof physicalCards>;

export const students = routes('students', studentsCalls, {
  list: { summary: 'Students, by page; for a teacher, only their own.', query: studentsQuery, response: studentsPage },
  select: {
    summary:
      'Active students whose name contains the text: for a teacher only their own, for a follower their children.',
    query: studentsSelectQuery,
    response: z.object({ students: z.array(option) }),
  },
  children: {
    summary: 'The children of the calling follower, with their boxes.',
    response: z.object({ students: z.array(child), count: z.int() }),
  },
  view: { summary: 'One student with class, school, followers and boxes.', params: idParams, response: student },
  create: {
    summary: 'Adds a student; takes a seat of the school.',
    body: createStudent,
    status: 201,
    response: created,
  },
  update: {
    summary: `Changes a student; another class deletes the tracking of current cards. ${ifMatchSummary}`,
    params: idParams,
    body: updateStudent,
    response: student,
  },
  remove: { summary: 'Deletes a student and all their data.', params: idParams, status: 204 },
  placing: {
    summary: 'What placing students in a class, or in none, would delete. Writes nothing.',
    body: z.object({ students: many, class_id: bodyId.nullable() }),
    response: placementPreview,
  },
  assign: {
    summary: 'Places a student in a class; the tracking of current cards is deleted.',
    params: z.object({ id, class_id: id }),
    response: student,
  },
  transfer: {
    summary: 'Places students in the class `id`; the tracking of their current cards is deleted.',
    params: idParams,
    body: z.object({ students: many }),
    response: moved,
  },
  unassign: {
    summary: 'Removes students from their class; the tracking of their current cards is deleted.',
    body: z.object({ students: many }),
    response: moved,
  },
  physicalCards: {
    summary: 'Gives physical cards to students, or takes them back; all or none if the school has too few boxes.',
    body: z.object({ students: many, is_phygital: z.boolean() }),
    response: physicalCards,
  },
});
