import { z } from 'zod';

import { homeRevisionOptions } from '../devices/home-revision/home.ts';
import {
  bodyId,
  created,
  id,
  idParams,
  ifMatchSummary,
  instant,
  requiredText,
  version,
} from '../fields/fields.schemas.ts';
import { maxLength } from '../fields/lengths.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { routes } from '../http/route.ts';
import { classLevels, levels } from '../levels/levels.ts';
import {
  anyOf,
  exportableQuery,
  type Filter,
  ofArchived,
  option,
  searchText,
  selectQuery,
} from '../lists/lists.schemas.ts';
import { studentRow } from '../students/student.schemas.ts';
import { avatar } from '../users/person-fields.schemas.ts';
import { classesCalls } from './classes.calls.ts';

const columns = ['name', 'level', 'nb_students', 'date_create'] as const;

export const classesQuery = exportableQuery(columns).extend({
  school_id: id.optional(),
  search: searchText,
  level: anyOf(classLevels),
  teacher_id: id.optional(),
  archived: ofArchived,
});
export type ClassFilter = Filter<typeof classesQuery>;

export const classesSelectQuery = selectQuery.extend({ school_id: id.optional() });
export type ClassSelectFilter = Filter<typeof classesSelectQuery>;

/** A class in a list. An id in `teachers` is that of a staff user. */
const classRow = z.object({
  id: z.int(),
  name: z.string(),
  level: z.enum(classLevels),
  schools_id: z.int(),
  teachers: z.array(z.object({ id: z.int(), firstname: z.string(), lastname: z.string() })),
  nb_students: z.int(),
  /** Levels of its students, youngest first. */
  student_levels: z.array(z.enum(levels)),
  /** Whether a student gets no new card of a level that only other students of the class have [sessions.by-level]. */
  new_cards_by_level: z.boolean(),
  last_session: instant.nullable(),
});
export type ClassRow = z.infer<typeof classRow>;

/** A class with all its data. `users` are the links to its teachers (`/classes_userspro/{id}`). */
const class_ = classRow.extend({
  version,
  /** Whether a wrong answer moves a card one box back instead of to box 1. */
  wrong_goes_one_back: z.boolean(),
  /** Whether students may revise at home, and whether their answers at home move their cards. */
  home_revision: z.enum(homeRevisionOptions),
  users: z.array(
    z.object({
      id: z.int(),
      user_pro: z.object({ id: z.int(), firstname: z.string(), lastname: z.string(), avatar: avatar.nullable() }),
    }),
  ),
  students: z.array(studentRow),
  date_create: instant,
});
export type Class = z.infer<typeof class_>;

// Fields that a class must have [classes.required].
const fields = { name: requiredText(maxLength.className), level: z.enum(classLevels, 'Champ requis') };
const optionalFields = {
  wrong_goes_one_back: z.boolean().optional(),
  // [home-revision.option]
  home_revision: z.enum(homeRevisionOptions, 'Valeurs acceptées\u00a0: OFF, PRACTICE, COUNTS.').optional(),
  new_cards_by_level: z.boolean().optional(),
  /** Ids of staff users of the class's school; they replace the previous teachers. */
  teachersList: z.array(bodyId).max(50, '50 enseignants au plus.').optional(),
};
const createClass = z.object({ ...fields, ...optionalFields, schools_id: bodyId.optional(), request_id: requestId });
export type CreateClass = z.input<typeof createClass>;
const updateClass = z.object(fields).partial().extend(optionalFields);
export type UpdateClass = z.input<typeof updateClass>;

const classesPage = z.object({ classes: z.array(classRow.extend({ school: option })), count: z.int() });
export type ClassesPage = z.infer<typeof classesPage>;
/** A class in a list, with its school. */
export type ListedClass = ClassesPage['classes'][number];

export const classes = routes('classes', classesCalls, {
  list: { summary: 'Classes, by page; for a teacher, only their own.', query: classesQuery, response: classesPage },
  select: {
    summary: 'Classes as options.',
    query: classesSelectQuery,
    response: z.object({ classes: z.array(option) }),
  },
  view: { summary: 'One class with its teachers and students.', params: idParams, response: class_ },
  create: { summary: 'Adds a class.', body: createClass, status: 201, response: created },
  update: {
    summary: `Changes a class and its teachers. ${ifMatchSummary}`,
    params: idParams,
    body: updateClass,
    response: class_,
  },
  remove: {
    summary: 'Deletes a class without an open session; its students stay, without a class.',
    params: idParams,
    status: 204,
  },
});
