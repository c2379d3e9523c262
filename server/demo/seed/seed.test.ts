import { foldEvents } from '@memocartes/contract/learning/boxes/leitner';
import { parisDay } from '@memocartes/contract/learning/calendar/days';
import { isSchoolDay, weekState } from '@memocartes/contract/learning/calendar/school-days';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';

import { takeFirst, takeFirstOrThrow } from '../../database/queries/rows.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { demoAccounts } from '../accounts.ts';
import { seedDemo } from './seed.ts';

const today = '2026-11-21';
let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  first = await openTestDatabase();
  second = await openTestDatabase();
  await seedDemo(first.db, { today });
  await seedDemo(second.db, { today });
}, 120_000);

afterAll(async () => {
  await first.stop();
  await second.stop();
});

/** Number of rows; `from` is SQL. */
const count = async ({ db }: TestDatabase, from: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(from)}`.execute(db).then(takeFirstOrThrow))
    .count;

test('the demonstration has the expected numbers of schools, classes, people and cards', async () => {
  expect(await count(first, 'schools')).toBe(3);
  expect(await count(first, 'classes')).toBe(12);
  expect(await count(first, "users where role = 'USER'")).toBe(300);
  expect(Math.abs((await count(first, 'students')) - 260)).toBeLessThanOrEqual(5);
  expect(await count(first, "cards where card_type = 'CERTIFIED' and status = 'FINAL'")).toBeGreaterThanOrEqual(200);
});

test.each(demoAccounts)(
  '$email is an active $role with the published password [demo.accounts]',
  async ({ email, role, password }) => {
    const account = await first.db
      .selectFrom('authentications')
      .where('email', '=', email)
      .select(['role', 'status', 'password_hash', 'date_expiration'])
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ role, status: 'ACTIVE', date_expiration: null });
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(account.password_hash!, password)).toBe(true);
  },
);

test('the demo follower has two children in two classes of a school with offer 4', async () => {
  const children = await first.db
    .selectFrom('authentications')
    .innerJoin('users', 'users.authentications_id', 'authentications.id')
    .innerJoin('users_students', 'users_students.users_id', 'users.id')
    .innerJoin('students', 'students.id', 'users_students.students_id')
    .innerJoin('schools', 'schools.id', 'students.schools_id')
    .where('authentications.email', '=', 'parent@demo.memocartes.fr')
    .select(['students.firstname', 'students.classes_id', 'schools.offers_id'])
    .execute();
  expect(children.map(({ firstname }) => firstname).sort()).toEqual(['Alice', 'Léo']);
  expect(new Set(children.map(({ classes_id }) => classes_id)).size).toBe(2);
  expect(children.every(({ offers_id }) => offers_id === 4)).toBe(true);
});

test('two databases get the same data [demo.data]', async () => {
  const digest = async ({ db }: TestDatabase) => {
    return sql`
      select (
        select md5(string_agg(firstname || lastname || coalesce(birthdate::text, ''), ',' order by id))
        from students
      ) students,
        (
          select md5(string_agg(concat(client_id, students_id, is_right, box, answered_at), ',' order by id))
          from cards_events
        ) events,
        (select md5(string_agg(concat(code, date_create), ',' order by id)) from sessions) sessions,
        (select md5(string_agg(content, ',' order by id)) from messages) messages
    `
      .execute(db)
      .then(takeFirst);
  };

  expect(await digest(first)).toEqual(await digest(second));
});

test('a database that has a school is not seeded again', async () => {
  const before = await count(first, 'cards_events');
  await seedDemo(first.db, { today: '2026-12-01' });
  expect(await count(first, 'schools')).toBe(3);
  expect(await count(first, 'cards_events')).toBe(before);
});

test('packs are assigned to past and upcoming weeks, but not to holiday weeks', async () => {
  const assigned = await first.db
    .selectFrom('packs_classes')
    .innerJoin('classes', 'classes.id', 'packs_classes.classes_id')
    .innerJoin('schools', 'schools.id', 'classes.schools_id')
    .select(['packs_classes.week', 'schools.holiday_zone'])
    .execute();
  expect(assigned.filter(({ week, holiday_zone }) => weekState(week, { zone: holiday_zone }) === 'holiday')).toEqual(
    [],
  );
  expect(assigned.filter(({ week }) => week < today).length).toBeGreaterThan(60);
  expect(assigned.filter(({ week }) => week > today).length).toBeGreaterThan(11);
});

test('sessions are closed, have different codes, and are on past school days', async () => {
  const sessions = await first.db
    .selectFrom('sessions')
    .innerJoin('schools', 'schools.id', 'sessions.schools_id')
    .select(['sessions.date_create', 'sessions.status', 'schools.holiday_zone', 'sessions.code'])
    .execute();
  expect(sessions.length).toBeGreaterThan(120);
  expect(new Set(sessions.map(({ code }) => code)).size).toBe(sessions.length);
  expect(sessions.every(({ status }) => status === 'INACTIVE')).toBe(true);
  const days = sessions.map(({ date_create, holiday_zone }) => ({
    day: parisDay(date_create),
    zone: holiday_zone,
  }));
  expect(days.filter(({ day, zone }) => day >= today || !isSchoolDay(day, { zone }))).toEqual([]);
});

test('students of each class have learnt cards of the latest pack that was revised [sessions.this-week-first]', async () => {
  const { rows } = await sql<{ students: number; learners: number }>`
    with latest_packs as (
      select distinct on (packs_classes.classes_id) packs_classes.classes_id, packs_classes.packs_id
      from packs_classes
      where exists (
        select from sessions
        where sessions.classes_id = packs_classes.classes_id
          and (sessions.date_create at time zone 'Europe/Paris')::date >= packs_classes.week
      )
      order by packs_classes.classes_id, packs_classes.week desc
    )
    select count(distinct students.id)::int students,
      count(distinct students.id) filter (where exists (
        select from cards_students
        join packs_cards on packs_cards.cards_id = cards_students.cards_id
        where cards_students.students_id = students.id
          and packs_cards.packs_id = latest_packs.packs_id
      ))::int learners
    from latest_packs join students on students.classes_id = latest_packs.classes_id
    group by latest_packs.classes_id
  `.execute(first.db);
  expect(rows.length).toBeGreaterThan(8);
  for (const { students, learners } of rows) expect(learners).toBeGreaterThan(students / 2);
});

test('boxes match the events of the cards', async () => {
  const students = await first.db
    .selectFrom('students')
    .innerJoin('schools', 'schools.id', 'students.schools_id')
    .where(sql<boolean>`students.id % 20 = 0 or students.is_phygital`)
    .select(['students.id', 'schools.holiday_zone as zone'])
    .execute();
  expect(students.length).toBeGreaterThan(20);
  for (const { id, zone } of students) {
    const events = await first.db.selectFrom('cards_events').where('students_id', '=', id).selectAll().execute();
    const tracking = await first.db.selectFrom('cards_students').where('students_id', '=', id).selectAll().execute();
    expect(tracking).toHaveLength(new Set(events.map(({ cards_id }) => cards_id)).size);
    for (const { students_id: _student, cards_id, epoch: _epoch, ...state } of tracking) {
      expect(state).toEqual(
        foldEvents(
          events.filter((event) => event.cards_id === cards_id),
          { zone },
        ),
      );
    }
  }
});

test('students revised cards with pictures, handwritten cards, cards for two students and English cards; each picture is a document', async () => {
  const countEvents = (which: string) =>
    count(first, `cards_events join cards on cards.id = cards_events.cards_id where ${which}`);
  expect(await countEvents('cards.fimg is not null')).toBeGreaterThan(100);
  expect(await countEvents('cards.is_handwritten')).toBeGreaterThan(50);
  expect(await countEvents('cards.is_duo')).toBeGreaterThan(50);
  expect(await countEvents("cards.displayed_id like 'AN-%' and cards.fimg is not null")).toBeGreaterThan(10);
  expect(
    await count(
      first,
      "cards where (fimg is null) <> (front_pattern = 'none') or (bimg is null) <> (back_pattern = 'none')",
    ),
  ).toBe(0);
  const pictures = await count(first, "documents where entity_type = 'CARDS' and schools_id is null");
  expect(pictures).toBe(await count(first, 'cards_images'));
  expect(pictures).toBeGreaterThan(60);
});

test('some students answer well, others badly; students miss between 3 and 25 % of their sessions', async () => {
  const { rows } = await sql<{ score: number }>`
    select avg(is_right::int)::float score
    from cards_events
    where kind = 'ANSWER'
    group by students_id
    having count(*) > 60
  `.execute(first.db);
  const scores = rows.map(({ score }) => score);
  expect(Math.min(...scores)).toBeLessThan(0.65);
  expect(Math.max(...scores)).toBeGreaterThan(0.9);
  const presences = await count(first, "sessions_students where status = 'ENDED'");
  const absences = await count(first, "sessions_students where status = 'INACTIVE'");
  expect(absences / (presences + absences)).toBeGreaterThan(0.03);
  expect(absences / (presences + absences)).toBeLessThan(0.25);
});

test('two schools have their own resources in addition to the common ones, each with its file [demo.data]', async () => {
  expect(await count(first, 'resources where schools_id is null')).toBe(8);
  expect(await count(first, 'resources where schools_id is not null')).toBe(5);
  const attached =
    "documents where entity_type = 'RESOURCES' and exists (select from resources where resources.document_id = documents.id and resources.id = documents.entity_id and resources.schools_id is not distinct from documents.schools_id)";
  expect(await count(first, attached)).toBe(13);
});
