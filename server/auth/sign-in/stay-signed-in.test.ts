import { auth } from '@memocartes/contract/auth/auth.routes';
import { sql } from 'kysely';

import { cheapHash } from '../../testing/data/password.ts';
import { resetLimits } from '../../testing/limits.ts';
import { portalClient } from '../../testing/portal-client.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { issueTicket } from '../tickets/tickets.ts';

const password = 'Sésame-2026!';
const password_hash = cheapHash(password);
const fresh = 'Renard-Violet-27?';
const day = 24 * 3600;
let server: TestServer;
let follower: Awaited<ReturnType<TestServer['seed']['follower']>>;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await resetLimits(server.db);
  const { id: schoolId } = await server.seed.school();
  const student = await server.seed.student({ schools_id: schoolId });
  follower = await server.seed.follower({ schoolId, studentId: student.id, account: { password_hash } });
});

const maxAgeOf = (headers: Headers) =>
  Number(/^token=.*; Max-Age=(\d+);/.exec(headers.getSetCookie().find((cookie) => cookie.startsWith('token='))!)?.[1]);

async function signIn(email: string, stay_signed_in?: boolean) {
  const browser = portalClient(server.origin);
  const { status, headers } = await browser.call(auth.login, { body: { email, password, stay_signed_in } });
  expect(status).toBe(200);
  return { browser, maxAge: maxAgeOf(headers) };
}

const useAgo = (days: number) => sql`update tokens set date_used = now() - make_interval(days => ${days})`;

test('a follower stays signed in for 90 days, unless the device is not used for 30 days [accounts.stay-signed-in] [asvs:7.3.1] [asvs:7.3.2]', async () => {
  const { browser, maxAge } = await signIn(follower.email, true);
  expect(maxAge).toBe(90 * day);
  expect((await browser.body(auth.sessions)).sessions[0]).toMatchObject({ is_current: true, stays_signed_in: true });
  await useAgo(29).execute(server.db);
  expect(await browser.status(auth.user)).toBe(200);
  await useAgo(30).execute(server.db);
  expect(await browser.errorCode(auth.user)).toBe('UNAUTHENTICATED');
  const again = await signIn(follower.email, true);
  await sql`update tokens set date_expiration = date_expiration - interval '90 days'`.execute(server.db);
  expect(await again.browser.status(auth.user)).toBe(401);
});

test.each([undefined, false])(
  'a follower who does not ask for it is signed out after two hours without use (%s) [accounts.session-expired]',
  async (choice) => {
    const { browser, maxAge } = await signIn(follower.email, choice);
    expect(maxAge).toBe(day / 2);
    await sql`update tokens set date_used = now() - interval '2 hours'`.execute(server.db);
    expect(await browser.status(auth.user)).toBe(401);
  },
);

test('for staff and superadmins the choice has no effect [accounts.stay-signed-in]', async () => {
  for (const person of [
    await server.seed.teacher({ account: { password_hash } }),
    await server.seed.schoolAdmin({ account: { password_hash } }),
    // A superadmin of the demonstration needs no second factor.
    await server.seed.superadmin({ account: { password_hash, is_demo: true } }),
  ]) {
    const { browser, maxAge } = await signIn(person.email, true);
    expect(maxAge).toBe(day / 2);
    expect((await browser.body(auth.sessions)).sessions[0]).toMatchObject({ stays_signed_in: false });
    await sql`update tokens set date_used = now() - interval '2 hours'`.execute(server.db);
    expect(await browser.status(auth.user)).toBe(401);
  }
});

test('a long login session has no access while the account has another role, and ends when it is disabled or banned [accounts.stay-signed-in]', async () => {
  const { browser } = await signIn(follower.email, true);
  const setAccount = (value: object) =>
    server.db.updateTable('authentications').set(value).where('id', '=', follower.id).execute();
  await setAccount({ role: 'TEACHER' });
  expect(await browser.status(auth.user)).toBe(401);
  await setAccount({ role: 'USER' });
  expect(await browser.status(auth.user)).toBe(200);
  const superadmin = server.as(await server.seed.superadmin());
  for (const status of ['INACTIVE', 'BANNED'] as const) {
    const { browser: again } = await signIn(follower.email, true);
    expect(await superadmin.status(auth.update, { id: follower.id, body: { status } })).toBe(200);
    expect(await superadmin.status(auth.update, { id: follower.id, body: { status: 'ACTIVE' } })).toBe(200);
    expect(await again.status(auth.user)).toBe(401);
  }
});

test('signing out, and ending all other login sessions, end those of followers who stay signed in [accounts.stay-signed-in]', async () => {
  const { browser: here } = await signIn(follower.email);
  const { browser: phone } = await signIn(follower.email, true);
  const { browser: tablet } = await signIn(follower.email, true);
  const token = phone.jar.get('token')!;
  expect(await phone.status(auth.logout)).toBe(204);
  phone.jar.set('token', token);
  expect(await phone.status(auth.user)).toBe(401);
  expect(await here.status(auth.endOtherSessions)).toBe(204);
  expect([await here.status(auth.user), await tablet.status(auth.user)]).toEqual([200, 401]);
});

test('a wrong password opens no long login session [accounts.stay-signed-in]', async () => {
  const body = { email: follower.email, password: 'Autre-2026!', stay_signed_in: true };
  const { status, headers } = await portalClient(server.origin).call(auth.login, { body });
  expect([status, headers.getSetCookie()]).toEqual([401, []]);
});

test('a password change keeps the choice in this browser and ends all other login sessions [accounts.stay-signed-in] [accounts.password-ends-sessions]', async () => {
  const { browser: here } = await signIn(follower.email, true);
  const { browser: there } = await signIn(follower.email, true);
  const { headers } = await here.call(auth.setPassword, { body: { password: fresh, current_password: password } });
  expect(maxAgeOf(headers)).toBe(90 * day);
  expect([await here.status(auth.user), await there.status(auth.user)]).toEqual([200, 401]);
});

test('a password change does not make a follower stay signed in who did not ask for it [accounts.stay-signed-in]', async () => {
  const { browser } = await signIn(follower.email);
  const { headers } = await browser.call(auth.setPassword, { body: { password: fresh, current_password: password } });
  expect(maxAgeOf(headers)).toBe(day / 2);
});

test('an invited follower can stay signed in from the first password on [accounts.stay-signed-in]', async () => {
  await server.db.updateTable('authentications').set({ status: 'PENDING' }).where('id', '=', follower.id).execute();
  const { secret: ticket } = await issueTicket(server.db, follower.id, 'INVITATION');
  const { headers } = await portalClient(server.origin).call(auth.setPassword, {
    body: { ticket, password: fresh, stay_signed_in: true },
  });
  expect(maxAgeOf(headers)).toBe(90 * day);
});
