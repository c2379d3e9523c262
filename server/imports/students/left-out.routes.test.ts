import { adultImports } from '@memocartes/contract/imports/adults/adult-imports.routes';
import { type CorrectedRow, imports } from '@memocartes/contract/imports/imports.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function schoolWithAdmin(row: Parameters<TestServer['seed']['school']>[0] = {}) {
  const school = await server.seed.school(row);
  return { id: school.id, caller: server.as(await server.seed.schoolAdmin({ schoolId: school.id })) };
}

const rowOf = (line: number, firstname: string): CorrectedRow => ({
  line,
  student: { firstname, lastname: 'Roy', gender: null, birthdate: null, level: 'CP', class_: null },
});

test('an excluded row is not written and takes no seat [import.left-out]', async () => {
  const { id, caller } = await schoolWithAdmin();
  const rows = [{ ...rowOf(2, 'Léa'), skip: true }, rowOf(3, 'Léa'), rowOf(4, 'Lou')];
  const body = await caller.body(imports.schoolStudents, { id, body: { rows } });
  expect(body.rows.map(({ status, message }) => [status, message])).toEqual([
    ['LEFT_OUT', null],
    ['OK', null],
    ['OK', null],
  ]);
  expect(body.nb_ok).toBe(2);
  const imported = await caller.call(imports.validSchoolStudents, { id, body: { rows } });
  expect([imported.body.count, imported.body.rows.map((row) => row.id !== null)]).toEqual([2, [false, true, true]]);
  expect((await caller.body(students.list)).count).toBe(2);
});

test('a student whose row is excluded is not listed as missing: no departure, no move', async () => {
  const { id, caller } = await schoolWithAdmin();
  await server.seed.student({ schools_id: id, firstname: 'Léa', lastname: 'Roy', level: 'CE1' });
  const departed = await server.seed.student({ schools_id: id, firstname: 'Max', lastname: 'Roy' });
  const rows = [{ ...rowOf(2, 'Léa'), skip: true }, rowOf(3, 'Lou')];
  const body = await caller.body(imports.schoolStudents, { id, body: { rows } });
  expect(body.difference).toMatchObject({ moves: [], departures: [{ id: departed.id }] });
});

test('an import above the offer’s seats is accepted once enough rows are excluded', async () => {
  const { id, caller } = await schoolWithAdmin({ nb_students_max: 2 });
  const rows = ['Léa', 'Lou', 'Max'].map((name, n) => rowOf(n + 2, name));
  const over = await caller.call(imports.schoolStudents, { id, body: { rows } });
  expect(over.body.message).toMatch(/^2 places libres, 3 élèves à importer/);
  const refused = await caller.call(imports.validSchoolStudents, { id, body: { rows } });
  expect([refused.status, refused.error.code]).toEqual([409, 'LIMIT_STUDENTS']);
  const fewer = rows.map((row, n) => ({ ...row, skip: n === 0 }));
  expect((await caller.body(imports.schoolStudents, { id, body: { rows: fewer } })).message).toBeNull();
  expect((await caller.body(imports.validSchoolStudents, { id, body: { rows: fewer } })).count).toBe(2);
});

test('excluded followers and teachers are not created', async () => {
  const { id, caller } = await schoolWithAdmin();
  await server.seed.student({ schools_id: id, firstname: 'Léa', lastname: 'Roy' });
  const person = (firstname: string) => ({ firstname, lastname: 'Roy', email: null, phone: null });
  const child = { child_firstname: 'Léa', child_lastname: 'Roy', child_birthname: null, class_: null };
  const followers = ['Ana', 'Ali'].map((name, n) => ({
    line: n + 2,
    nth: 0,
    skip: n === 0,
    adult: { ...person(name), relation: null, ...child, student_id: null },
  }));
  const read = await caller.call(adultImports.followers, { id, body: { rows: followers } });
  expect(read.body.rows.map(({ status }) => status)).toEqual(['LEFT_OUT', 'INCOMPLETE']);
  await caller.call(adultImports.validFollowers, { id, body: { rows: followers } });
  expect((await caller.body(users.followers)).followers).toMatchObject([{ authentication: { firstname: 'Ali' } }]);

  const staff = ['Ida', 'Ben'].map((name, n) => ({
    line: n + 2,
    nth: 0,
    skip: n === 0,
    adult: { ...person(name), classes: null },
  }));
  const team = await caller.call(adultImports.validStaff, { id, body: { rows: staff } });
  expect([team.body.count, team.body.rows.map(({ status }) => status)]).toEqual([1, ['LEFT_OUT', 'INCOMPLETE']]);
});
