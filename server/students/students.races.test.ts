import { imports } from '@memocartes/contract/imports/imports.routes';
import { schools } from '@memocartes/contract/schools/schools.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { race, testWithTwoConnections } from '../testing/races.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function seedSchool(row: Parameters<TestServer['seed']['school']>[0]) {
  const school = await server.seed.school(row);
  return { school, caller: server.as(await server.seed.schoolAdmin({ schoolId: school.id })) };
}

testWithTwoConnections(
  '50 concurrent requests take the last student seat only once [schools.limit-students] [schools.limits-concurrent]',
  async () => {
    const { caller } = await seedSchool({ nb_students_max: 1 });
    const outcomes = await race(50, (n) => caller.call(students.create, { body: { firstname: `Ada ${n}` } }));
    expect(outcomes).toEqual({ 201: 1, '409 LIMIT_STUDENTS': 49 });
  },
);

testWithTwoConnections(
  '50 concurrent requests that add or change students take the last box only once [schools.limit-boxes]',
  async () => {
    const { caller, school } = await seedSchool({ nb_physical_boxes: 1 });
    const existing = await Promise.all(
      Array.from({ length: 25 }, () => server.seed.student({ schools_id: school.id })),
    );
    const outcomes = await race(50, (n) => {
      const student = existing[n];
      return student
        ? caller.call(students.update, { id: student.id, body: { is_phygital: true } })
        : caller.call(students.create, { body: { firstname: `Ada ${n}`, is_phygital: true } });
    });
    expect(outcomes['409 LIMIT_PHYSICAL_BOX']).toBe(49);
    const superadmin = server.as(await server.seed.superadmin());
    const body = await superadmin.body(schools.view, { id: school.id });
    expect(body.nb_students_phygital).toBe(1);
  },
);

testWithTwoConnections(
  '50 concurrent requests with one address create one account [accounts.email-exists]',
  async () => {
    const { caller } = await seedSchool({ nb_teachers_max: 99 });
    const person = { firstname: 'Lou', lastname: 'Petit', phone: '0639980000', email: 'une@test.example' };
    const outcomes = await race(50, () => caller.call(users.create, { body: { ...person, role: 'TEACHER' } }));
    expect(outcomes).toEqual({ 201: 1, '409 EMAIL_TAKEN': 49 });
  },
);

testWithTwoConnections(
  '50 concurrent requests take the last teacher seat only once [schools.limit-teachers] [staff.seats-code] [schools.limits-concurrent]',
  async () => {
    const { caller } = await seedSchool({ nb_teachers_max: 1 });
    const person = { firstname: 'Lou', lastname: 'Petit', phone: '0639980000', role: 'TEACHER' as const };
    const outcomes = await race(50, (n) =>
      caller.call(users.create, { body: { ...person, email: `place${n}@test.example` } }),
    );
    expect(outcomes).toEqual({ 201: 1, '403 MAX_TEACHER_REACHED': 49 });
  },
);

testWithTwoConnections('one file imported ten times concurrently adds each student once [import.again]', async () => {
  const { caller, school } = await seedSchool({});
  const class_ = await server.seed.class({ schools_id: school.id });
  const student = { lastname: 'Roy', gender: null, birthdate: null, level: 'CE1' };
  const rows = Array.from({ length: 30 }, (_none, n) => ({
    line: n + 2,
    student: { ...student, firstname: `Ada ${n}` },
  }));
  expect(await race(10, () => caller.call(imports.validStudents, { id: class_.id, body: { rows } }))).toEqual({
    201: 10,
  });
  expect((await caller.body(students.list)).count).toBe(30);
});
