import type { Class, ClassRow } from '@memocartes/contract/classes/classes.routes';
import type { InferResult } from 'kysely';

import { presentAvatar } from '../database/queries/avatars.ts';
import { presentStudentRow } from '../students/students.present.ts';
import type { selectClasses } from './classes.columns.ts';
import type { findClass } from './classes.queries.ts';

type Row = InferResult<ReturnType<typeof selectClasses>>[number];
type WholeRow = NonNullable<Awaited<ReturnType<typeof findClass>>>;

/** A class as a list shows it. */
export const presentClassRow = (row: Row): ClassRow => ({
  id: row.id,
  name: row.name,
  level: row.level,
  schools_id: row.schools_id,
  teachers: row.teachers,
  nb_students: row.nb_students,
  student_levels: row.student_levels,
  new_cards_by_level: row.new_cards_by_level,
  last_session: row.last_session,
});

/** A class as a list shows it, with its school. */
export const presentListedClass = (row: Row & { school_name: string }) => ({
  ...presentClassRow(row),
  school: { id: row.schools_id, name: row.school_name },
});

export const presentClass = (row: WholeRow): Class => ({
  ...presentClassRow(row),
  version: row.version,
  wrong_goes_one_back: row.wrong_goes_one_back,
  home_revision: row.home_revision,
  users: row.links.map(({ id, user_id, firstname, lastname, avatar_id }) => ({
    id,
    user_pro: { id: user_id, firstname, lastname, avatar: presentAvatar(avatar_id) },
  })),
  students: row.students.map(presentStudentRow),
  date_create: row.date_create,
});
