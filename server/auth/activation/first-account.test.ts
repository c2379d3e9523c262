import { auth } from '@memocartes/contract/auth/auth.routes';

import { testWithTwoConnections } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { createSuperadmin, readSuperadmin } from './first-account.ts';

let server: TestServer;
beforeEach(async () => (server = await testServer()));
afterEach(() => server.close());

const camille = { email: 'camille@ecoles.test', firstname: 'camille', lastname: 'martin' };
const password = 'Sésame-de-rentrée-2026!';
const create = (person = camille, another = false) => createSuperadmin(server.db, readSuperadmin(person), { another });

test('the link sets a password once; the account then signs in with this password', async () => {
  const ticket = await create();
  expect(await server.anonymous.status(auth.login, { body: { email: camille.email, password } })).toBe(401);
  const set = await server.anonymous.call(auth.setPassword, { body: { password, ticket } });
  expect(set.status).toBe(200);
  const login = await server.anonymous.call(auth.login, { body: { email: camille.email, password } });
  expect(login.status).toBe(200);
  const account = await server.db.selectFrom('authentications').selectAll().executeTakeFirstOrThrow();
  expect(account).toMatchObject({ role: 'SUPERADMIN', status: 'ACTIVE', firstname: 'Camille', has_person: true });
  const repeated = await server.anonymous.call(auth.setPassword, { body: { password, ticket } });
  expect(repeated.error.code).toBe('INVALID_KEY');
});

test('the link lasts one hour [portal.first-account]', async () => {
  await create();
  const { date_expiration } = await server.db.selectFrom('tickets').select('date_expiration').executeTakeFirstOrThrow();
  expect((Date.parse(date_expiration) - Date.now()) / 60_000).toBeCloseTo(60, 0);
});

test('a new link replaces an unused one, which becomes invalid', async () => {
  const first = await create();
  const second = await create();
  const use = (ticket: string) => server.anonymous.call(auth.setPassword, { body: { password, ticket } });
  expect((await use(first)).error.code).toBe('INVALID_KEY');
  expect((await use(second)).status).toBe(200);
});

test('creates a second superadmin only with --another', async () => {
  await server.seed.superadmin();
  const other = { ...camille, email: 'sacha@ecoles.test' };
  await expect(create(other)).rejects.toThrow(/--another/);
  await create(other, true);
  const superadmins = server.db.selectFrom('authentications').select('id').where('role', '=', 'SUPERADMIN');
  expect(await superadmins.execute()).toHaveLength(2);
});

test('refuses an invalid address, a missing first name, and the address of an existing account', async () => {
  const { email } = await server.seed.teacher();
  await expect(create({ ...camille, email })).rejects.toThrow(/a déjà un compte/);
  expect(() => readSuperadmin({ email: 'camille', firstname: '', lastname: 'Martin' })).toThrow(
    /--email\u00a0: .*\n--firstname/,
  );
});

testWithTwoConnections('creates one account when two commands run concurrently', async () => {
  const outcomes = await Promise.allSettled([create(), create({ ...camille, email: 'sacha@ecoles.test' })]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
