import { classes } from '@memocartes/contract/classes/classes.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { sql } from 'kysely';

import { migrate, migrateDown } from '../database/migrate/migrate.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function seedSchool() {
  const { id: schools_id } = await server.seed.school();
  const class_ = await server.seed.class({ schools_id });
  const student = await server.seed.student({ schools_id, classes_id: class_.id });
  const schoolAdmin = await server.seed.schoolAdmin({ schoolId: schools_id });
  return { schools_id, class_, student, caller: server.as(schoolAdmin) };
}

test('migration: departed students are removed from their class, so that counts agree', async () => {
  const { class_, student, caller } = await seedSchool();
  const card = await server.seed.card();
  await migrateDown(server.db, '0032');
  const today = new Date().toISOString();
  await sql`update students set status = 'INACTIVE' where id = ${student.id}`.execute(server.db);
  await sql`
    insert into cards_students (students_id, cards_id, epoch, box, due_on, moved_on, first_on, nb_right)
    values (${student.id}, ${card.id}, 1, 2, ${today}, ${today}, ${today}, 1)
  `.execute(server.db);
  await migrate(server.db);
  const body = await caller.body(students.view, { id: student.id });
  expect(body).toMatchObject({ status: 'INACTIVE', class_: null, card_progress: [0, 0, 0, 0, 0] });
  const { classes: listed } = await caller.body(classes.list);
  const rows = await caller.call(students.list, { query: { class_id: class_.id } });
  expect([listed[0]!.nb_students, rows.body.count]).toEqual([0, 0]);
});

test('the database refuses a departed student in a class, even from the owner of the tables', async () => {
  const { student } = await seedSchool();
  const leave = sql`update students set status = 'INACTIVE' where id = ${student.id}`.execute(server.db);
  await expect(leave).rejects.toThrow('students_left_class');
});

test('leaving and coming back take one call each; placing a departed student in a class brings them back', async () => {
  const { class_, student, caller } = await seedSchool();
  const departure = await caller.call(students.update, { id: student.id, body: { status: 'INACTIVE' } });
  expect(departure.body).toMatchObject({ status: 'INACTIVE', class_: null });
  expect(Date.parse(departure.body.date_status)).toBeGreaterThan(Date.now() - 60_000);
  const options = await caller.call(students.select, { query: { name: student.lastname } });
  expect(options.body.students).toEqual([]);
  const back = await caller.call(students.update, { id: student.id, body: { status: 'ACTIVE' } });
  expect(back.body).toMatchObject({ status: 'ACTIVE', class_: null });
  await caller.call(students.update, { id: student.id, body: { status: 'INACTIVE' } });
  const placed = await caller.call(students.assign, { id: student.id, class_id: class_.id });
  expect(placed.body).toMatchObject({ status: 'ACTIVE', class_: { id: class_.id } });
});

test('concurrent leaving and placing never leaves a departed student in a class', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { class_, student, caller } = await seedSchool();
    const responses = await Promise.all([
      caller.call(students.update, { id: student.id, body: { status: 'INACTIVE' } }),
      caller.call(students.assign, { id: student.id, class_id: class_.id }),
    ]);
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { status, classes_id } = await server.db
      .selectFrom('students')
      .select(['status', 'classes_id'])
      .where('id', '=', student.id)
      .executeTakeFirstOrThrow();
    expect(status === 'ACTIVE' || classes_id === null).toBe(true);
  }
});
