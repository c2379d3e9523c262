import type { Db } from '@memocartes/server/database/database';
import { openDatabase } from '@memocartes/server/database/database';
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

/** A pseudo-random integer from 0 to `max` - 1, the same for the same `n` and `salt` on every machine. */
const draw = (n: string, salt: number, max: number) =>
  sql.raw(`(abs(hashint8extended((${n})::bigint, ${salt})) % ${max})::int`);
const oneOf = (names: readonly string[], n: string, salt: number) =>
  sql`(${names}::text[])[1 + ${draw(n, salt, names.length)}]`;
/** A last name; one in four is a double name. */
const family = (n: string, salt: number) =>
  sql`${oneOf(families, n, salt)} || case when ${draw(n, salt + 1, 4)} = 0 then '-' || ${oneOf(families, n, salt + 2)} else '' end`;
const childName = (n: string) =>
  sql`case when ${sql.raw(n)} % 2 = 0 then ${oneOf(girls, n, 10)} else ${oneOf(boys, n, 11)} end`;
const adultName = (n: string) =>
  sql`case when ${sql.raw(n)} % 2 = 0 then ${oneOf(women, n, 12)} else ${oneOf(men, n, 13)} end`;

const fillSchools = (db: Db, { schools }: Size) =>
  sql`insert into schools (name, code, mail, address_city, offers_id, nb_physical_boxes, status, date_expiration)
    select 'École ' || ${oneOf(families, 'n', 1)} || ' ' || n, 'BENCH' || n, 'ecole' || n || '@bench.example', 'Ville ' || n % 97,
      4, 500, 'VISIBLE', case when n % 3 = 0 then timestamptz '2099-01-01' + n * interval '1 day' end
    from generate_series(1, ${schools}::int) n`.execute(db);

const fillClasses = (db: Db) =>
  sql`insert into classes (schools_id, name, level)
    select s.id, l.level || ' ' || chr(64 + n), l.level from schools s, generate_series(1, ${classesPerSchool}::int) n,
      lateral (select (array['CP', 'CE1', 'CE2', 'CM1', 'CM2'])[1 + n % 5] as level) l`.execute(db);

const fillStudents = (db: Db, { students }: Size) =>
  sql`insert into students (schools_id, classes_id, firstname, lastname, gender, birthdate, level, status, date_create)
    select c.schools_id, case when ${draw('n', 31, 40)} > 0 and ${draw('n', 32, 25)} > 0 then c.id end, ${childName('n')}, ${family('n', 20)}, (array['F', 'M'])[1 + n % 2],
      date '2015-01-01' + ${draw('n', 30, 1800)}, c.level, case when ${draw('n', 32, 25)} = 0 then 'INACTIVE' else 'ACTIVE' end,
      timestamptz '2026-09-01' + n * interval '1 second'
    from generate_series(0, ${students - 1}::int) n
    join (select *, row_number() over (order by id) - 1 as place, count(*) over () as all_classes from classes) c
      on c.place = n % c.all_classes`.execute(db);

/** Accounts of a role with their users, distributed over the schools. */
async function fillPeople(db: Db, role: 'ADMIN' | 'TEACHER' | 'USER', nb: number, { schools }: Size) {
  const from = role === 'ADMIN' ? 0 : role === 'TEACHER' ? 1_000_000 : 2_000_000;
  await sql`with added as (
      insert into authentications (role, email, firstname, lastname, status, date_create, date_invited)
      select ${role}, lower(${role}) || n || '@bench.example', ${adultName(`n + ${from}`)}, ${family(`n + ${from}`, 40)},
        case when ${draw('n', 50, 20)} = 0 then 'PENDING' else 'ACTIVE' end, timestamptz '2025-09-01' + n * interval '1 minute',
        timestamptz '2025-09-01' + n * interval '1 minute'
      from generate_series(0, ${nb - 1}::int) n returning id, role, email)
    insert into users (authentications_id, role, schools_id, phone)
    select id, role, 1 + (substring(email from '\\d+')::int % ${schools}::int), '06 39 98 00 00' from added`.execute(
    db,
  );
}

/** Each follower has one student; every other student has two followers. */
const fillLinks = (db: Db, { students, followers }: Size) =>
  sql`insert into users_students (users_id, students_id, relation)
    select u.id, s.id, (array['Mère', 'Père'])[1 + n % 2]
    from generate_series(0, ${followers - 1}::int) n
    join (select id, row_number() over (order by id) - 1 as place from users where role = 'USER') u on u.place = n
    join (select id, row_number() over (order by id) - 1 as place from students) s on s.place = n % ${students}::int`.execute(
    db,
  );

const fillTeaching = (db: Db) =>
  sql`insert into classes_users_pro (classes_id, users_pro_id)
    select c.id, u.id from (select *, row_number() over (partition by schools_id order by id) as place from classes) c
    join (select *, row_number() over (partition by schools_id order by id) as place from users where role = 'TEACHER') u
      on u.schools_id = c.schools_id and u.place = 1 + c.place % ${teachersPerSchool}::int`.execute(db);

/** Drops the non-unique indexes during `act`, which makes inserts several times faster, and creates them again. */
async function withoutIndexes(db: Db, act: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; def: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as def from pg_index i
    join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace and not i.indisunique`.execute(
    db,
  );
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db);
  await act();
  for (const { def } of rows) await sql.raw(def).execute(db);
}

/** Fills an empty database with schools, classes and people. @returns session tokens of a superadmin and of a school admin */
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
