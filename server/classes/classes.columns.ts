import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../database/database.ts';

/** Columns by which lists of classes can be sorted, ignoring case and accents. */
export const className = sql<string>`c.plain_name`;
export const nbStudents = sql<number>`(
  select count(*) from students s where s.classes_id = c.id and s.status = 'ACTIVE')`;

/** A class as every list shows it. */
export const selectClasses = (db: Db) =>
  db
    .selectFrom('classes as c')
    .select(['c.id', 'c.name', 'c.level', 'c.schools_id', nbStudents.as('nb_students')])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('classes_users_pro as l')
          .innerJoin('users as u', 'u.id', 'l.users_pro_id')
          .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
          .select(['u.id', 'a.firstname', 'a.lastname'])
          .whereRef('l.classes_id', '=', 'c.id')
          .orderBy('a.sort_name'),
      ).as('teachers'),
      selectFrom('sessions as e')
        .select(({ fn }) => fn.max('e.date_create').as('date'))
        .whereRef('e.classes_id', '=', 'c.id')
        .as('last_session'),
    ]);
