import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { avatarOf } from '../database/queries/avatars.ts';

/** A student as every list shows them. */
export const selectStudents = (db: Db) =>
  db
    .selectFrom('students as s')
    .leftJoin('classes as c', 'c.id', 's.classes_id')
    .select(['s.id', 's.firstname', 's.lastname', 's.gender', 's.birthdate', 's.level', 's.status', 's.is_phygital'])
    .select(['s.demo_mode', 's.picture', 's.classes_id', 's.schools_id', 'c.name as class_name'])
    .select(sql<string>`coalesce(s.date_inactive, s.date_create)`.as('date_status'))
    .select(avatarOf('STUDENTS', 's.id').as('avatar_id'));
