import type { Level } from '@memocartes/contract/levels/levels';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../database/database.ts';
import { levelRank } from '../database/queries/levels.ts';
import { mayBeLastSession } from '../learning/sessions/sessions.queries.ts';

/** Name of a class for sorting, without case and accents. */
export const classSortKey = sql<string>`classes.plain_name`;
export const nbStudents = sql<number>`
  (select count(*) from students where students.classes_id = classes.id and students.status = 'ACTIVE')
`;

/** Levels of the active students of a class (`classes`), youngest first. */
export const studentLevels = sql<Level[]>`
  array(
    select students.level
    from students
    where students.classes_id = classes.id and students.status = 'ACTIVE' and students.level is not null
    group by students.level
    order by ${levelRank('students.level')}
  )
`;

/** Classes of a school, in the order in which transactions lock them. */
export const selectClassesOf = (db: Db, schoolId: number) =>
  db.selectFrom('classes').select(['id', 'name', 'level']).where('schools_id', '=', schoolId).orderBy('id');

/** Classes as lists show them. */
export const selectClasses = (db: Db) =>
  db
    .selectFrom('classes')
    .select([
      'classes.id',
      'classes.name',
      'classes.level',
      'classes.schools_id',
      'classes.new_cards_by_level',
      nbStudents.as('nb_students'),
      studentLevels.as('student_levels'),
    ])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('classes_users_pro')
          .innerJoin('users', 'users.id', 'classes_users_pro.users_pro_id')
          .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
          .select(['users.id', 'authentications.firstname', 'authentications.lastname'])
          .whereRef('classes_users_pro.classes_id', '=', 'classes.id')
          .orderBy('authentications.sort_name'),
      ).as('teachers'),
      selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.date_create').as('date'))
        .whereRef('sessions.classes_id', '=', 'classes.id')
        .where(mayBeLastSession)
        .as('last_session'),
    ]);
