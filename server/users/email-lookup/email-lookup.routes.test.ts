import { auth } from '@memocartes/contract/auth/auth.routes';

import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let schoolAdmin: Awaited<ReturnType<TestServer['seed']['schoolAdmin']>>;

beforeAll(async () => {
  server = await testServer();
  schoolAdmin = await server.seed.schoolAdmin();
});

afterAll(() => server.close());

test('tells staff who uses an address [accounts.lookup]', async () => {
  const teacher = await server.seed.teacher({ schoolId: schoolAdmin.schoolId });
  const body = await server.as(schoolAdmin).body(auth.check, { email: teacher.email });
  expect(body).toEqual({
    isExisting: true,
    id: teacher.userId,
    authentications_id: teacher.id,
    firstname: 'Camille',
    lastname: teacher.lastname,
    role: 'TEACHER',
  });
  expect((await server.as(schoolAdmin).body(auth.check, { email: 'personne@test.example' })).isExisting).toBe(false);
});

test('the look-up is refused to followers and anonymous callers, and limited to 30 calls a minute [accounts.lookup]', async () => {
  const email = 'personne@test.example';
  expect(await server.as(await server.seed.follower()).status(auth.check, { email })).toBe(403);
  expect(await server.anonymous.status(auth.check, { email })).toBe(401);
  const teacher = await server.seed.teacher({ schoolId: schoolAdmin.schoolId });
  const statuses = [];
  for (let n = 0; n < 31; n += 1) statuses.push(await server.as(teacher).status(auth.check, { email }));
  expect(statuses.slice(-2)).toEqual([200, 429]);
});
