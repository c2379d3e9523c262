import { type Db, openDatabase } from '@memocartes/server/database/database';
import { migrate } from '@memocartes/server/database/migrate/migrate';
import { boys, families, girls, men, women } from '@memocartes/server/demo/data/names.data';
import { createSeed } from '@memocartes/server/testing/seed';
import { sql } from 'kysely';

/** Numbers of rows; the published figures are measured with `large`. */
export const sizes = {
  large: { schools: 300, students: 100_000, followers: 150_000 },
  small: { schools: 300, students: 1_000, followers: 1_500 },
};
/** Page number with which deep pagination is measured. */
export const deepPage = 500;
export type Size = (typeof sizes)[keyof typeof sizes];

const classesPerSchool = 12;
const teachersPerSchool = 10;

/** A pseudo-random integer from 0 to `max` - 1, the same for the same `value` and `salt` on every machine. */
const draw = (value: string, salt: number, max: number) =>
  sql.raw(`(abs(hashint8extended((${value})::bigint, ${salt})) % ${max})::int`);
const oneOf = (names: readonly string[], value: string, salt: number) =>
  sql`(${names}::text[])[1 + ${draw(value, salt, names.length)}]`;
/** A last name; one in four is a double name. */
const lastName = (value: string, salt: number) =>
  sql`
    ${oneOf(families, value, salt)} || case
      when ${draw(value, salt + 1, 4)} = 0 then '-' || ${oneOf(families, value, salt + 2)}
      else ''
    end
  `;
const studentFirstName = (value: string) =>
  sql`case when ${sql.raw(value)} % 2 = 0 then ${oneOf(girls, value, 10)} else ${oneOf(boys, value, 11)} end`;
const adultFirstName = (value: string) =>
  sql`case when ${sql.raw(value)} % 2 = 0 then ${oneOf(women, value, 12)} else ${oneOf(men, value, 13)} end`;

const fillSchools = (db: Db, { schools }: Size) =>
  sql`
    insert into schools (
      name, code, mail, address_city, offers_id, nb_physical_boxes, status, date_expiration
    )
    select 'École ' || ${oneOf(families, 'number', 1)} || ' ' || number, 'BENCH' || number,
      'ecole' || number || '@bench.example', 'Ville ' || number % 97, 4, 500, 'VISIBLE',
      case when number % 3 = 0 then timestamptz '2099-01-01' + number * interval '1 day' end
    from generate_series(1, ${schools}::int) number
  `.execute(db);

const fillClasses = (db: Db) =>
  sql`
    insert into classes (schools_id, name, level)
    select schools.id, levels.level || ' ' || chr(64 + number), levels.level
    from schools, generate_series(1, ${classesPerSchool}::int) number,
      lateral (select (array['CP', 'CE1', 'CE2', 'CM1', 'CM2'])[1 + number % 5] as level) levels
  `.execute(db);

const fillStudents = (db: Db, { students }: Size) =>
  sql`
    insert into students (
      schools_id, classes_id, firstname, lastname, gender, birthdate, level, status, date_create
    )
    select classes.schools_id,
      case when ${draw('number', 31, 40)} > 0 and ${draw('number', 32, 25)} > 0 then classes.id end,
      ${studentFirstName('number')}, ${lastName('number', 20)}, (array['F', 'M'])[1 + number % 2],
      date '2015-01-01' + ${draw('number', 30, 1800)}, classes.level,
      case when ${draw('number', 32, 25)} = 0 then 'INACTIVE' else 'ACTIVE' end,
      timestamptz '2026-09-01' + number * interval '1 second'
    from generate_series(0, ${students - 1}::int) number
      join (
        select *, row_number() over (order by id) - 1 as place, count(*) over () as all_classes
        from classes
      ) classes on classes.place = number % classes.all_classes
  `.execute(db);

/** Accounts of a role with their users, distributed over the schools. */
async function fillPeople(db: Db, role: 'ADMIN' | 'TEACHER' | 'USER', count: number, { schools }: Size) {
  const from = role === 'ADMIN' ? 0 : role === 'TEACHER' ? 1_000_000 : 2_000_000;
  await sql`
    with added as (
      insert into authentications (role, email, firstname, lastname, status, date_create, date_invited)
      select ${role}, lower(${role}) || number || '@bench.example', ${adultFirstName(`number + ${from}`)},
        ${lastName(`number + ${from}`, 40)},
        case when ${draw('number', 50, 20)} = 0 then 'PENDING' else 'ACTIVE' end,
        timestamptz '2025-09-01' + number * interval '1 minute',
        timestamptz '2025-09-01' + number * interval '1 minute'
      from generate_series(0, ${count - 1}::int) number
      returning id, role, email
    )
    insert into users (authentications_id, role, schools_id, phone)
    select id, role, 1 + (substring(email from '\\d+')::int % ${schools}::int), '06 39 98 00 00'
    from added
  `.execute(db);
}

/** Each follower has one student; the first half of the students have two followers each. */
const fillLinks = (db: Db, { students, followers }: Size) =>
  sql`
    insert into users_students (users_id, students_id, relation)
    select users.id, students.id, (array['Mère', 'Père'])[1 + number % 2]
    from generate_series(0, ${followers - 1}::int) number
      join (
        select id, row_number() over (order by id) - 1 as place from users where role = 'USER'
      ) users on users.place = number
      join (
        select id, row_number() over (order by id) - 1 as place from students
      ) students on students.place = number % ${students}::int
  `.execute(db);

const fillTeaching = (db: Db) =>
  sql`
    insert into classes_users_pro (classes_id, users_pro_id)
    select classes.id, users.id
    from (select *, row_number() over (partition by schools_id order by id) as place from classes) classes
      join (
        select *, row_number() over (partition by schools_id order by id) as place
        from users
        where role = 'TEACHER'
      ) users on users.schools_id = classes.schools_id
        and users.place = 1 + classes.place % ${teachersPerSchool}::int
  `.execute(db);

/** Drops the non-unique indexes during `act`, which makes inserts several times faster, and creates them again. */
async function withoutIndexes(db: Db, act: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; def: string }>`
    select pg_index.indexrelid::regclass::text as name, pg_get_indexdef(pg_index.indexrelid) as def
    from pg_index join pg_class on pg_class.oid = pg_index.indrelid
    where pg_class.relnamespace = 'public'::regnamespace and not pg_index.indisunique
  `.execute(db);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db);
  await act();
  for (const { def } of rows) await sql.raw(def).execute(db);
}

/**
 * Fills an empty database with schools, classes and people. @returns the tokens of a superadmin's and a school admin's
 * login sessions
 */
export async function fill(url: string, size: Size) {
  const db = openDatabase({ url, max: 1 });
  await migrate(db);
  await sql`alter table schools alter nb_teachers_max set default 500`.execute(db);
  await withoutIndexes(db, async () => {
    await fillSchools(db, size);
    await fillClasses(db);
    await fillStudents(db, size);
    await fillPeople(db, 'ADMIN', size.schools, size);
    await fillPeople(db, 'TEACHER', size.schools * teachersPerSchool, size);
    await fillPeople(db, 'USER', size.followers, size);
    await fillTeaching(db);
    await fillLinks(db, size);
  });
  await sql`vacuum analyze`.execute(db);
  const seed = createSeed(db);
  const superadmin = await seed.superadmin();
  const admin = await seed.schoolAdmin({ schoolId: 1 });
  await db.destroy();
  return { superadmin: superadmin.token, admin: admin.token };
}
