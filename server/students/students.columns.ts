import { sql } from 'kysely';
import { avatarOf } from '../documents/avatars.ts';
import type { Db } from '../database/database.ts';

/** A pupil as every list shows them. */
export const selectStudents = (db: Db) =>
  db
    .selectFrom('students as s')
    .leftJoin('classes as c', 'c.id', 's.classes_id')
    .select(['s.id', 's.firstname', 's.lastname', 's.gender', 's.birthdate', 's.level', 's.status', 's.is_phygital'])
    .select(['s.demo_mode', 's.classes_id', 's.schools_id', 'c.name as class_name'])
    .select(avatarOf('STUDENTS', 's.id').as('avatar_id'));

/** How many cards a pupil (`students as s`) has in boxes 1 to 5. */
export const boxCounts = sql<[number, number, number, number, number]>`(
  select array[count(*) filter (where b.box = 1), count(*) filter (where b.box = 2), count(*) filter (where b.box = 3),
               count(*) filter (where b.box = 4), count(*) filter (where b.box = 5)]::int[]
  from cards_students b where b.students_id = s.id)`;
