import type { HistoryEntity } from '@memocartes/contract/history/history.routes';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { roleLists } from '../database/role-lists.ts';
import { inEverySchool } from '../database/scope/scope.ts';

export type Value = string | number | boolean | null;
/** A thing as recorded in the history: its name and the fields that people may change, never a secret. */
export type Facts = {
  id: number;
  /** Whose history it is: of a follower, every school that created them or where they have a child. */
  schoolIds: (number | null)[];
  name: string;
  fields: Record<string, Value>;
};

const jsonOf = (columns: readonly string[], more: readonly RawBuilder<unknown>[] = []) =>
  sql`jsonb_build_object(${sql.join([...columns.flatMap((column) => [sql.lit(column.split('.')[1]!), sql.ref(column)]), ...more])})`;

const fullName = (row: string) =>
  sql`trim(${sql.ref(`${row}.firstname`)} || ' ' || upper(${sql.ref(`${row}.lastname`)}))`;

const schoolFields = jsonOf([
  's.name',
  's.description',
  's.code',
  's.phone',
  's.mail',
  's.address',
  's.address_comp',
  's.address_postal_code',
  's.address_city',
  's.holiday_zone',
  's.quiet_start',
  's.quiet_end',
  's.quiet_weekends',
  's.quiet_holidays',
  's.status',
  's.offers_id',
  's.invoice_periodicity',
  's.nb_students_max',
  's.nb_teachers_max',
  's.nb_physical_boxes',
  's.is_digital',
  's.date_renewal',
  's.date_expiration',
]);

const userFields = jsonOf(
  ['a.role', 'a.email', 'a.firstname', 'a.lastname', 'u.phone', 'a.status', 'a.date_subscription', 'a.date_expiration'],
  [sql`'school', o.name`, sql`'second_factor', exists(select from second_factors f where f.authentications_id = a.id)`],
);

const studentFields = jsonOf(
  ['s.firstname', 's.lastname', 's.gender', 's.birthdate', 's.level', 's.status', 's.is_phygital', 's.demo_mode'],
  [sql`'class_', c.name`],
);

const classFields = jsonOf(
  ['c.name', 'c.level', 'c.wrong_goes_one_back', 'c.home_revision'],
  [
    sql`'teachers', (select string_agg(${fullName('a')}, ', ' order by a.sort_name) from classes_users_pro l
      join users u on u.id = l.users_pro_id join authentications a on a.id = u.authentications_id where l.classes_id = c.id)`,
  ],
);

const schoolsOfPerson = sql`case when u.role not in ${roleLists.followers} then array[u.schools_id] else array(
  select u.creator_schools_id where u.creator_schools_id is not null
  union select s.schools_id from users_students f join students s on s.id = f.students_id where f.users_id = u.id) end`;

const queries: Record<HistoryEntity, (ids: readonly number[]) => RawBuilder<Facts>> = {
  SCHOOL: (ids) =>
    sql`select s.id, array[s.id] as "schoolIds", s.name, ${schoolFields} as fields from schools s where s.id = any(${ids})`,
  USER: (ids) => sql`select u.id, ${schoolsOfPerson} as "schoolIds", ${fullName('a')} as name, ${userFields} as fields
    from users u join authentications a on a.id = u.authentications_id left join schools o on o.id = u.schools_id
    where u.id = any(${ids})`,
  STUDENT: (
    ids,
  ) => sql`select s.id, array[s.schools_id] as "schoolIds", ${fullName('s')} as name, ${studentFields} as fields
    from students s left join classes c on c.id = s.classes_id where s.id = any(${ids})`,
  CLASS: (ids) => sql`select c.id, array[c.schools_id] as "schoolIds", c.name, ${classFields} as fields
    from classes c where c.id = any(${ids})`,
};

/**
 * The current state of these things, in the order of their ids; those that are not there are left out. Read in every school: a follower's history is also of
 * schools where the actor is unknown.
 */
export async function readFacts(db: Db, type: HistoryEntity, ids: readonly number[]): Promise<Facts[]> {
  const { rows } = await inEverySchool(() => sql<Facts>`${queries[type](ids)} order by 1`.execute(db));
  return rows;
}

/** Fields that differ, before and after. */
export function changesBetween(before: Facts['fields'], after: Facts['fields']): Record<string, [Value, Value]> {
  const names = Object.keys(after).filter((name) => (before[name] ?? null) !== (after[name] ?? null));
  return Object.fromEntries(names.map((name) => [name, [before[name] ?? null, after[name] ?? null]]));
}
