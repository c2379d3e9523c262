import { auth } from '@memocartes/contract/auth/auth.routes';

import { ApiError } from '../../http/errors.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { issueTicket } from '../tickets/tickets.ts';
import { checkStrength } from './password-strength.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const owner = {
  role: 'TEACHER' as const,
  is_demo: false,
  email: 'claire.lemoine@ecole.example',
  firstname: 'Claire',
  lastname: 'Le Moine-Dupré',
};

const refusal = (password: string, changes = {}) =>
  checkStrength(password, { ...owner, ...changes }).then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error.fields?.['password'] : error),
  );

test.each([
  ['Password1!', 'a listed password with a digit and a sign'],
  ['P@ssw0rd2026!', 'a listed password with look-alike characters'],
  ['Azerty123!', 'a keyboard row'],
  ['AZERTYuiop1!', 'a keyboard row in capitals'],
  ['Motdepasse1!', 'the French for password'],
  ['Soleil-2026!', 'a French word'],
  ['  Soleil2026!  ', 'a French word between spaces'],
  ['Été-2026!!', 'a French word with an accent'],
  ['Grégory.1987', 'a first name'],
  ['Aa1!Aa1!Aa1!', 'a repeated part'],
])('%s is too common: %s [accounts.password-common] [asvs:6.2.4] [asvs:6.2.12]', async (password) =>
  expect(await refusal(password)).toContain('trop courant'),
);

test.each(['Lemoine-2026-xy!', 'xyz-CLAIRE-90!', 'J’habite-chez-Dupré-9', '9-claire.lemoine-A!'])(
  '%s is refused: it contains a word from its owner’s data [accounts.password-common] [asvs:6.2.11]',
  async (password) => expect(await refusal(password)).toContain('votre nom ou votre adresse'),
);

test('the name of the portal is refused [accounts.password-common] [asvs:6.2.11]', async () =>
  expect(await refusal('J-aime-Mémocartes-9')).toContain('nom du portail'));

test.each(['Renard-Violet-27!', 'vQ7!mzpl', 'trois Pommes & 2 poires', 'Ça-Grince-Tôt-9!'])(
  '%s is accepted',
  async (password) => expect(await refusal(password)).toBeUndefined(),
);

test('each refusal has a code, which clients translate', async () => {
  await expect(checkStrength('Soleil-2026!', owner)).rejects.toMatchObject({ code: 'PASSWORD_COMMON' });
  await expect(checkStrength('xyz-CLAIRE-90!', owner)).rejects.toMatchObject({ code: 'PASSWORD_OWN_NAME' });
  await expect(checkStrength('J-aime-Mémocartes-9', owner)).rejects.toMatchObject({ code: 'PASSWORD_PORTAL_NAME' });
});

test('requires twelve characters of any kind for school admins and superadmins [accounts.password-length]', async () => {
  for (const role of ['ADMIN', 'SUPERADMIN'] as const) {
    expect(await refusal('vQ7!mzplx👍ab', { role })).toBeUndefined();
    expect(await refusal('vQ7!mzpl👍👍a', { role })).toBe('Au moins 12 caractères pour votre compte.');
  }
});

test('accepts the public password of demonstration accounts', async () =>
  expect(await refusal('Demo-2026!', { role: 'SUPERADMIN', is_demo: true })).toBeUndefined());

test('a refused password names its field and leaves the link valid; all 128 characters of a password are compared', async () => {
  const invited = await server.seed.schoolAdmin({ account: { status: 'PENDING' } });
  const { secret: ticket } = await issueTicket(server.db, invited.id, 'INVITATION');
  const read = await server.anonymous.call(auth.ticket, { body: { ticket } });
  expect(read.body.password_min_length).toBe(12);
  const set = (password: string) => server.anonymous.call(auth.setPassword, { body: { ticket, password } });
  for (const password of ['vQ7!mzpl', 'Password-2026!', 'x'.repeat(129)]) {
    const { status, error } = await set(password);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['password']]);
  }
  const long = `vQ7!${'é'.repeat(124)}`;
  expect((await set(long)).status).toBe(200);
  const login = (password: string) =>
    server.anonymous.call(auth.login, { body: { email: invited.email, password } }).then(({ status }) => status);
  expect([await login(long), await login(long.slice(0, -1)), await login(long.toUpperCase())]).toEqual([200, 401, 401]);
});
