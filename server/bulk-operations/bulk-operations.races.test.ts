import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { imports } from '@memocartes/contract/imports/imports.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { yearChange } from '@memocartes/contract/year-change/year-change.routes';

import { race, testWithTwoConnections } from '../testing/races.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function seedSchool(row: Parameters<TestServer['seed']['school']>[0] = {}) {
  const school = await server.seed.school(row);
  return { school, caller: server.as(await server.seed.schoolAdmin({ schoolId: school.id })) };
}

const student = { lastname: 'Roy', gender: null, birthdate: null, level: 'CP', class_: 'CP A' };
/** Ten rows of an import file; the students differ from those of every other `file`. */
const rowsOf = (file: number) =>
  Array.from({ length: 10 }, (_, n) => ({ line: n + 2, student: { ...student, firstname: `Ada ${file} ${n}` } }));

const seatsOf = (id: number) =>
  server.db.selectFrom('schools').select(['nb_students', 'nb_classes']).where('id', '=', id).executeTakeFirstOrThrow();
const nbStudents = async (id: number) =>
  (await server.db.selectFrom('students').select('id').where('schools_id', '=', id).execute()).length;

testWithTwoConnections(
  'of 50 concurrent imports for the last seats, one succeeds and the others write nothing [schools.limit-students]',
  async () => {
    const { school, caller } = await seedSchool({ nb_students_max: 15 });
    const outcomes = await race(50, (n) =>
      caller.call(imports.validSchoolStudents, { id: school.id, body: { rows: rowsOf(n), create_classes: true } }),
    );
    expect(outcomes).toEqual({ 201: 1, '409 LIMIT_STUDENTS': 49 });
    expect(await seatsOf(school.id)).toEqual({ nb_students: 10, nb_classes: 1 });
  },
);

testWithTwoConnections('50 concurrent imports that need the same new class create one class', async () => {
  const { school, caller } = await seedSchool();
  const outcomes = await race(50, (n) =>
    caller.call(imports.validSchoolStudents, { id: school.id, body: { rows: rowsOf(n), create_classes: true } }),
  );
  expect(outcomes).toEqual({ 201: 50 });
  expect(await seatsOf(school.id)).toEqual({ nb_students: 500, nb_classes: 1 });
});

testWithTwoConnections('50 concurrent undos: one succeeds, the others get 409', async () => {
  const { school, caller } = await seedSchool();
  const body = await caller.body(imports.validSchoolStudents, { id: school.id, body: { rows: rowsOf(1) } });
  const outcomes = await race(50, () => caller.call(operations.undo, { id: body.operation_id! }));
  expect(outcomes).toEqual({ 200: 1, '409 ALREADY_UNDONE': 49 });
  expect([await nbStudents(school.id), (await seatsOf(school.id)).nb_students]).toEqual([0, 0]);
});

async function studentsOf(schoolId: number) {
  const class_ = await server.seed.class({ schools_id: schoolId, level: 'CP' });
  return Promise.all(
    Array.from({ length: 30 }, () => server.seed.student({ schools_id: schoolId, level: 'CP', classes_id: class_.id })),
  );
}

testWithTwoConnections(
  'of 50 concurrent year changes one succeeds, and every student moves up one level [year.once]',
  async () => {
    const { school, caller } = await seedSchool();
    await studentsOf(school.id);
    const body = await caller.body(yearChange.preview, { id: school.id, body: {} });
    const outcomes = await race(50, () =>
      caller.call(yearChange.apply, { id: school.id, body: { digest: body.digest } }),
    );
    expect(outcomes).toEqual({ 201: 1, '409 PREVIEW_CHANGED': 49 });
    const levels = await server.db.selectFrom('students').select('level').where('schools_id', '=', school.id).execute();
    expect(new Set(levels.map(({ level }) => level))).toEqual(new Set(['CE1']));
  },
);

testWithTwoConnections(
  'students deactivated during a year change: each update succeeds, and the seats used equal the active students',
  async () => {
    const { school, caller } = await seedSchool();
    const classStudents = await studentsOf(school.id);
    const body = await caller.body(yearChange.preview, { id: school.id, body: {} });
    const outcomes = await race(31, (n) =>
      n === 15
        ? caller.call(yearChange.apply, { id: school.id, body: { digest: body.digest } })
        : caller.call(students.update, { id: classStudents[n % 30]!.id, body: { status: 'INACTIVE' } }),
    );
    expect(outcomes['200']).toBe(30);
    const active = await server.db
      .selectFrom('students')
      .select('id')
      .where('schools_id', '=', school.id)
      .where('status', '=', 'ACTIVE')
      .execute();
    expect((await seatsOf(school.id)).nb_students).toBe(active.length);
  },
);

testWithTwoConnections(
  'an import undone while its students are attached keeps exactly those with a follower',
  async () => {
    const { school, caller } = await seedSchool();
    const body = await caller.body(imports.validSchoolStudents, { id: school.id, body: { rows: rowsOf(1) } });
    const ids = body.rows.map(({ id }) => id!);
    const follower = await server.seed.follower({ schoolId: school.id });
    await Promise.all([
      caller.call(operations.undo, { id: body.operation_id! }),
      ...ids.map((id) => server.seed.follow(follower.userId, id).catch(() => undefined)),
    ]);
    const links = await server.db
      .selectFrom('users_students')
      .select('students_id')
      .where('users_id', '=', follower.userId)
      .execute();
    expect(await nbStudents(school.id)).toBe(links.length);
    expect((await seatsOf(school.id)).nb_students).toBe(links.length);
  },
);
