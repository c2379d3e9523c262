import type { HistoryEntity } from '@memocartes/contract/history/history.routes';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { sqlFullName } from '../database/queries/full-name.ts';
import { roleLists } from '../database/role-lists.ts';
import { inEverySchool } from '../database/scope/scope.ts';

export type Value = string | number | boolean | null;
/** An object as recorded in the history: its name and the fields that people may change, never a secret. */
export type Facts = {
  id: number;
  /** Schools whose history records the object; for a follower, their creator school and those of their children. */
  schoolIds: (number | null)[];
  name: string;
  fields: Record<string, Value>;
};

const jsonOf = (columns: readonly string[], more: readonly RawBuilder<unknown>[] = []) =>
  sql`
    jsonb_build_object(
      ${sql.join([...columns.flatMap((column) => [sql.lit(column.split('.')[1]!), sql.ref(column)]), ...more])}
    )
  `;

const schoolFields = jsonOf([
  'schools.name',
  'schools.description',
  'schools.code',
  'schools.phone',
  'schools.mail',
  'schools.address',
  'schools.address_comp',
  'schools.address_postal_code',
  'schools.address_city',
  'schools.holiday_zone',
  'schools.quiet_start',
  'schools.quiet_end',
  'schools.quiet_weekends',
  'schools.quiet_holidays',
  'schools.status',
  'schools.offers_id',
  'schools.invoice_periodicity',
  'schools.nb_students_max',
  'schools.nb_teachers_max',
  'schools.nb_physical_boxes',
  'schools.is_digital',
  'schools.date_renewal',
  'schools.date_expiration',
]);

const userFields = jsonOf(
  [
    'authentications.role',
    'authentications.email',
    'authentications.firstname',
    'authentications.lastname',
    'users.phone',
    'authentications.status',
    'authentications.date_subscription',
    'authentications.date_expiration',
  ],
  [
    sql`'school', schools.name`,
    sql`
      'second_factor',
        exists(select from second_factors where second_factors.authentications_id = authentications.id)
    `,
  ],
);

const studentFields = jsonOf(
  [
    'students.firstname',
    'students.lastname',
    'students.gender',
    'students.birthdate',
    'students.level',
    'students.status',
    'students.is_phygital',
    'students.demo_mode',
  ],
  [sql`'class_', classes.name`],
);

const classFields = jsonOf(
  [
    'classes.name',
    'classes.level',
    'classes.wrong_goes_one_back',
    'classes.home_revision',
    'classes.new_cards_by_level',
  ],
  [
    sql`
      'teachers',
        (
          select string_agg(${sqlFullName('authentications')}, ', ' order by authentications.sort_name)
          from classes_users_pro
            join users on users.id = classes_users_pro.users_pro_id
            join authentications on authentications.id = users.authentications_id
          where classes_users_pro.classes_id = classes.id
        )
    `,
  ],
);

/** A subquery, not a join: with outdated statistics, PostgreSQL could read all students for each person of a join. */
const schoolsOfPerson = sql`
  case
    when users.role not in ${roleLists.followers} then array[users.schools_id]
    else array(
      select users.creator_schools_id
      where users.creator_schools_id is not null
      union
      select users_students.schools_id
      from users_students
      where users_students.users_id = users.id
    )
  end
`;

const queries: Record<HistoryEntity, (ids: readonly number[]) => RawBuilder<Facts>> = {
  SCHOOL: (ids) =>
    sql`
      select schools.id, array[schools.id] as "schoolIds", schools.name, ${schoolFields} as fields
      from schools
      where schools.id = any(${ids})
    `,
  USER: (ids) => sql`
    select users.id, ${schoolsOfPerson} as "schoolIds", ${sqlFullName('authentications')} as name,
      ${userFields} as fields
    from users
      join authentications on authentications.id = users.authentications_id
      left join schools on schools.id = users.schools_id
    where users.id = any(${ids})
  `,
  STUDENT: (ids) => sql`
    select students.id, array[students.schools_id] as "schoolIds", ${sqlFullName('students')} as name,
      ${studentFields} as fields
    from students left join classes on classes.id = students.classes_id
    where students.id = any(${ids})
  `,
  CLASS: (ids) => sql`
    select classes.id, array[classes.schools_id] as "schoolIds", classes.name, ${classFields} as fields
    from classes
    where classes.id = any(${ids})
  `,
};

/**
 * The current state of these objects, in the order of their ids; missing ones are skipped. Reads all schools, since a
 * follower's history is also recorded in schools outside the actor's scope.
 */
export async function readFacts(db: Db, type: HistoryEntity, ids: readonly number[]): Promise<Facts[]> {
  const { rows } = await inEverySchool(() => sql<Facts>`${queries[type](ids)} order by 1`.execute(db));
  return rows;
}

/** The fields that differ, each with its value before and its value after. */
export function changesBetween(before: Facts['fields'], after: Facts['fields']): Record<string, [Value, Value]> {
  const names = Object.keys(after).filter((name) => (before[name] ?? null) !== (after[name] ?? null));
  return Object.fromEntries(names.map((name) => [name, [before[name] ?? null, after[name] ?? null]]));
}
