import { auth } from '@memocartes/contract/auth/auth.routes';
import { users } from '@memocartes/contract/users/users.routes';
import { limits } from '../limits/limits.ts';
import { testServer } from '../testing/server.ts';
import type { TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

let count = 0;
const person = () => ({
  role: 'USER' as const,
  email: `invite${(count += 1)}@test.example`,
  firstname: 'Lila',
  lastname: 'Roy',
  phone: '0639980001',
});
const use = async (nb: number, account: number, school: number) => {
  for (let n = 0; n < nb; n += 1) await limits(server.db).consume('invitation', { account, school });
};

test('a sender has 300 invitations a day, by whatever call; the others of the school go on [invitations.limit]', async () => {
  const manager = await server.seed.manager();
  const colleague = await server.seed.manager({ schoolId: manager.schoolId });
  await use(299, manager.id, manager.schoolId!);
  expect((await server.as(manager).call(users.create, { body: person() })).status).toBe(201);
  const before = await server.db.selectFrom('authentications').select('id').execute();
  for (const refused of [
    await server.as(manager).call(users.create, { body: person() }),
    await server.as(manager).call(auth.create, { body: person() }),
  ]) {
    expect(refused.error).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  }
  expect(await server.db.selectFrom('authentications').select('id').execute()).toEqual(before);
  expect((await server.as(colleague).call(users.create, { body: person() })).status).toBe(201);
});

test('a school has 500 invitations a day, whoever sends them [invitations.limit]', async () => {
  const manager = await server.seed.manager();
  await use(250, 900_001, manager.schoolId!);
  await use(250, 900_002, manager.schoolId!);
  expect((await server.as(manager).call(users.create, { body: person() })).status).toBe(429);
  const elsewhere = await server.seed.manager();
  expect((await server.as(elsewhere).call(users.create, { body: person() })).status).toBe(201);
});
