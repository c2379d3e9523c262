import { auth } from '@memocartes/contract/auth/auth.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { type Actor, anonymous } from '@memocartes/contract/permissions/roles';
import { students } from '@memocartes/contract/students/students.routes';
import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { everySchool, runInScope, schoolScope } from '../database/scope/scope.ts';
import { readFacts } from '../history/history.facts.ts';
import { lockFollowers } from '../school-membership/school-membership.ts';
import { listStudents } from '../students/students.list.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createSeed, type Person } from '../testing/seed.ts';
import { listAppFollowers } from '../users/accounts/accounts.queries.ts';

// PostgreSQL plans queries with the statistics of the latest `analyze`. After an import, they may describe empty tables, so
// that a plan that is good for a few rows reads millions of them.
const nb = 300;
let database: TestDatabase;
let teacher: Person;
let followers: number[];

async function insertPeople(schoolId: number, classId: number) {
  const { db } = database;
  await sql`
    with accounts as (
      insert into authentications (role, firstname, lastname, status)
      select 'USER', 'Marie', 'Martin' || number, 'PENDING'
      from generate_series(1, ${nb}::int) number
      returning id
    )
    insert into users (authentications_id, role, creator_schools_id)
    select id, 'USER', ${schoolId}
    from accounts
  `.execute(db);
  await sql`
    insert into students (schools_id, classes_id, firstname, lastname)
    select ${schoolId}, ${classId}, 'Zoé', 'Martin' || number
    from generate_series(1, ${nb}::int) number
  `.execute(db);
  await sql`
    insert into users_students (users_id, students_id, relation)
    select follower.id, child.id, 'Mère'
    from (select id, row_number() over (order by id) as place from users where role = 'USER') follower
      join (select id, row_number() over (order by id) as place from students) child using (place)
  `.execute(db);
}

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const seed = createSeed(db);
  const school = await seed.school({ nb_students_max: nb });
  teacher = await seed.teacher({ schoolId: school.id });
  const class_ = await seed.class({ schools_id: school.id });
  await seed.teach(teacher.userId, class_.id);
  await insertPeople(school.id, class_.id);
  await sql`delete from students`.execute(db);
  await sql`delete from authentications where role = 'USER'`.execute(db);
  await sql`analyze`.execute(db);
  await insertPeople(school.id, class_.id);
  const found = await db.selectFrom('users').select('id').where('role', '=', 'USER').execute();
  followers = found.map(({ id }) => id);
});

afterAll(() => database.stop());

const countRead = async (trx: Trx) => {
  const { rows } = await sql<{ nb: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as nb
    from pg_stat_xact_user_tables
    where relname in ('students', 'users_students')
  `.execute(trx);
  return rows[0]!.nb;
};

/** Number of rows of students and of their links that `act` reads. */
const rowsRead = (act: (trx: Trx) => Promise<unknown>, scope = schoolScope(teacher.schoolId, teacher.id)) =>
  runInScope(scope, () =>
    database.scoped.transaction().execute(async (trx) => {
      const before = await countRead(trx);
      await act(trx);
      return (await countRead(trx)) - before;
    }),
  );

test('the history reads no link more than once a person whom it records', async () => {
  expect(await rowsRead((trx) => readFacts(trx, 'USER', followers))).toBeLessThanOrEqual(nb * nb);
});

test('the followers of a school are read about once', async () => {
  expect(await rowsRead((trx) => lockFollowers(trx, teacher.schoolId!))).toBeLessThan(2 * nb);
});

test('a page of a teacher’s students reads each student a few times at most', async () => {
  const actor: Actor = { ...anonymous, ...teacher, kind: 'TEACHER', offerId: offerIds.SCHOOL_PAYED };
  const filters = students.list.query.parse({});
  expect(await rowsRead((trx) => listStudents(trx, actor, filters))).toBeLessThan(5 * nb);
});

test('a page of the superadmin’s followers reads no link more than once a student', async () => {
  const filters = auth.followers.query.parse({});
  expect(await rowsRead((trx) => listAppFollowers(trx, filters), everySchool)).toBeLessThan(2 * nb * nb);
});
