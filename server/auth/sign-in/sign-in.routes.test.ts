import { mock } from 'node:test';

import { actorOf } from '@memocartes/contract/auth/actor-of';
import { auth } from '@memocartes/contract/auth/auth.routes';
import { portalHeader } from '@memocartes/contract/http/portal-header';
import { offerIds } from '@memocartes/contract/offers/offers';
import argon2 from '@node-rs/argon2';
import { sql } from 'kysely';

import { cheapHash } from '../../testing/data/password.ts';
import { passMinutes } from '../../testing/limits.ts';
import { portalClient } from '../../testing/portal-client.ts';
import { callerOf, type TestServer, testServer } from '../../testing/server.ts';
import { hashPassword } from '../credentials/password-hash.ts';

const password = 'Sésame-2026!';
const password_hash = cheapHash(password);
let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.close());

const teacher = (account = {}, schoolId?: number) =>
  server.seed.teacher({ schoolId, account: { password_hash, ...account } });
const portal = (headers?: Record<string, string>) => portalClient(server.origin, headers);
const past = '2020-01-01T00:00:00Z';

async function signedIn(account = {}) {
  const person = await teacher(account);
  const browser = portal();
  expect(await browser.status(auth.login, { body: { email: person.email, password } })).toBe(200);
  return { person, browser };
}

describe('signing in', () => {
  test('the portal gets an HttpOnly cookie and no token [accounts.session-cookie] [asvs:3.3.2] [asvs:3.3.4]', async () => {
    const { email } = await teacher();
    const { status, body, headers } = await portal().call(auth.login, {
      body: { email: email.toUpperCase(), password },
    });
    expect({ status, body }).toEqual({ status: 200, body: {} });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^token=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test('over https every cookie is Secure and has the `__Host-` prefix; a cookie without the prefix is not a session [asvs:3.3.1] [asvs:3.3.3]', async () => {
    const secure = await testServer({ publicUrl: 'https://memocartes.example' });
    const person = await secure.seed.teacher({ account: { password_hash } });
    const { headers } = await portalClient(secure.origin).call(auth.login, { body: { email: person.email, password } });
    const cookies = headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-\w+=.*; Path=\/;.*; Secure/);
    const [session] = cookies.map((cookie) => cookie.split(';')[0]!);
    const statusWith = (cookie: string) => callerOf(secure.origin, { ...portalHeader, cookie }).status(auth.token);
    expect([await statusWith(session!), await statusWith(session!.replace('__Host-', ''))]).toEqual([204, 401]);
    await secure.close();
  });

  test('a password of 64 characters is verified exactly as it was typed [asvs:6.2.8] [asvs:6.2.9]', async () => {
    const long = ` Été-2026 ${'aB3!'.repeat(14)}`.slice(0, 64);
    const { email } = await server.seed.teacher({ account: { password_hash: cheapHash(long) } });
    const statusOf = (typed: string) => server.anonymous.status(auth.login, { body: { email, password: typed } });
    expect([await statusOf(long.trim()), await statusOf(long.toLowerCase()), await statusOf(long)]).toEqual([
      401, 401, 200,
    ]);
  });

  test('any other client gets a token for its `Authorization` header, and no cookie [accounts.session-cookie]', async () => {
    const { email, id } = await teacher();
    const { body, headers } = await server.anonymous.call(auth.login, { body: { email, password } });
    expect(headers.getSetCookie()).toEqual([]);
    const me = await server.as({ token: body.token! }).body(auth.user);
    expect(me.user.id).toBe(id);
  });

  test('a wrong password and an unknown address get the same response after the same hash verification [accounts.wrong-credentials] [asvs:6.3.1]', async () => {
    const { email } = await teacher({ password_hash: await hashPassword(password) });
    const verify = mock.method(argon2, 'verify');

    const askWith = async (typed: string) => {
      verify.mock.resetCalls();
      const { status, error } = await portal().call(auth.login, { body: { email: typed, password: 'faux' } });
      const costs = verify.mock.calls.map(({ arguments: [hash] }) => String(hash).split('$').slice(1, 4));
      return { status, error, costs };
    };

    const existing = await askWith(email);
    expect(existing.error).toMatchObject({ code: 'INVALID_CREDENTIALS', statusCode: 401 });
    expect(existing.costs).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1']]);
    expect(await askWith('unknown@test.example')).toEqual(existing);
    verify.mock.restore();
  });

  test('five failures from one address lock the account there, even for the right password [accounts.lock-out] [asvs:6.3.1] [asvs:6.1.1]', async () => {
    const { email } = await teacher();
    const wrong = { email, password: 'faux' };
    for (let n = 0; n < 4; n += 1) expect(await portal().status(auth.login, { body: wrong })).toBe(401);
    const fifth = await portal().call(auth.login, { body: wrong });
    const right = await portal().call(auth.login, { body: { email, password } });
    for (const { status, error, headers } of [fifth, right]) {
      expect({ status, message: error.message }).toEqual({
        status: 429,
        message: 'Trop d’essais\u00a0: ce compte est bloqué pendant 15\u00a0minutes.',
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    }
    await passMinutes(server.db, 15);
    expect(await portal().status(auth.login, { body: { email, password } })).toBe(200);
  });

  test('of twenty concurrent wrong passwords, only four get the error for a wrong password [asvs:6.3.1]', async () => {
    const { email } = await teacher();
    const tries = Array.from({ length: 20 }, () => portal().call(auth.login, { body: { email, password: 'faux' } }));
    const codes = (await Promise.all(tries)).map(({ error }) => error.code);
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(4);
  });

  test.each([
    ['disabled', { status: 'INACTIVE' }, 'Votre compte est désactivé'],
    ['past its expiration date', { date_expiration: past }, 'Votre accès à la plateforme a expiré'],
    ['banned', { status: 'BANNED' }, "Vous n'avez plus accès à la plateforme"],
    ['pending', { status: 'PENDING' }, "Vous n'avez plus accès à la plateforme"],
  ])(
    'an account that is %s is refused with the reason, but only after the right password [accounts.refused] [accounts.disabled] [accounts.expired] [accounts.banned]',
    async (_what, account, message) => {
      const { email } = await teacher(account);
      const { status, error } = await portal().call(auth.login, { body: { email, password } });
      expect({ status, message: error.message }).toEqual({ status: 403, message });
      expect(await portal().errorCode(auth.login, { body: { email, password: 'faux' } })).toBe('INVALID_CREDENTIALS');
    },
  );

  test('refuses the people of a school without access [accounts.refused] [accounts.school-closed]', async () => {
    const { id } = await server.seed.school({ date_expiration: past });
    const { email } = await teacher({}, id);
    const { status, error } = await portal().call(auth.login, { body: { email, password } });
    expect({ status, message: error.message }).toEqual({
      status: 403,
      message: "Votre établissement n'a plus accès à la plateforme",
    });
  });

  test('a follower signs in while the school of one of their children has access [accounts.follower-schools]', async () => {
    const closed = await server.seed.school({ date_expiration: past });
    const open = await server.seed.school();
    const child = await server.seed.student({ schools_id: closed.id });
    const follower = await server.seed.follower({
      schoolId: closed.id,
      studentId: child.id,
      account: { password_hash: cheapHash(password) },
    });
    const body = { email: follower.email, password };
    expect(await portal().errorCode(auth.login, { body })).toBe('SCHOOL_CLOSED');
    await server.seed.follow(follower.userId, (await server.seed.student({ schools_id: open.id })).id);
    const browser = portal();
    expect(await browser.status(auth.login, { body })).toBe(200);
    expect(await browser.status(auth.token)).toBe(204);
    await server.db.updateTable('schools').set({ status: 'ARCHIVED' }).where('id', '=', open.id).execute();
    expect(await browser.status(auth.token)).toBe(401);
    expect(await portal().errorCode(auth.login, { body })).toBe('SCHOOL_CLOSED');
  });
});

describe('the session check', () => {
  test('returns 204 with a session and 401 without one, with another error code for an unknown session [asvs:7.2.1]', async () => {
    const { browser } = await signedIn();
    expect(await browser.status(auth.token)).toBe(204);
    expect(await portal().errorCode(auth.token)).toBe('NO_SESSION');
    const stale = portal({ cookie: 'token=unknown' });
    const { error, headers } = await stale.call(auth.token);
    expect(error).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Votre session a expiré, veuillez vous reconnecter',
    });
    expect(headers.getSetCookie()[0]).toMatch(/^token=;/);
  });

  test('`GET /auth/user` with an expired session gets the same error and does not clear the cookie [accounts.session-expired]', async () => {
    const stale = portal({ cookie: 'token=unknown' });
    const { error, headers } = await stale.call(auth.user);
    expect(error.code).toBe('UNAUTHENTICATED');
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('the cookie of a tablet is not a login session', async () => {
    const { secret } = await server.seed.device();
    expect(await portal({ cookie: `device=${secret}` }).errorCode(auth.token)).toBe('NO_SESSION');
  });

  test('returns the data from which a client derives permissions', async () => {
    const { person, browser } = await signedIn();
    const { user } = await browser.body(auth.user);
    expect(user).toMatchObject({ id: person.id, id_user: person.userId, role: 'TEACHER', avatar: null, nb_cards: 0 });
    expect(user.authentication).toEqual({
      firstname: 'Camille',
      lastname: person.lastname,
      email: person.email,
      has_password: true,
      is_linked: false,
    });
    expect(actorOf(user)).toEqual({
      kind: 'TEACHER',
      id: person.id,
      userId: person.userId,
      schoolId: person.schoolId,
      offerId: offerIds.SCHOOL_PAYED,
      nbCards: 0,
      nbPhysicalBoxes: 2,
    });
  });

  const breaks = {
    'twelve hours old': sql`update tokens set date_expiration = now()`,
    'idle for two hours': sql`update tokens set date_used = now() - interval '2 hours'`,
    'of somebody who was banned meanwhile': sql`update authentications set status = 'BANNED'`,
    'of somebody whose access ended meanwhile': sql`update authentications set date_expiration = now()`,
    'of a school that was closed meanwhile': sql`update schools set status = 'ARCHIVED'`,
  };

  test.each(Object.entries(breaks))('a session %s is refused at the next request', async (_what, change) => {
    const { browser } = await signedIn();
    await change.execute(server.db);
    expect(await browser.errorCode(auth.user)).toBe('UNAUTHENTICATED');
  });
});

test('signing out ends the session itself, not only the cookie [accounts.sign-out] [asvs:7.4.1]', async () => {
  const { browser } = await signedIn();
  const copy = portal({ cookie: `token=${browser.jar.get('token')}` });
  expect(await copy.status(auth.token)).toBe(204);
  expect(await browser.status(auth.logout)).toBe(204);
  expect(browser.jar.has('token')).toBe(false);
  expect(await copy.status(auth.token)).toBe(401);
  expect(await browser.status(auth.logout)).toBe(204);
});

test('signing in again in the same browser ends the previous session [asvs:7.2.2] [asvs:7.2.4]', async () => {
  const { browser, person } = await signedIn();
  const copy = portal({ cookie: `token=${browser.jar.get('token')}` });
  await browser.call(auth.login, { body: { email: person.email, password } });
  expect(await copy.status(auth.token)).toBe(401);
  expect(await browser.status(auth.token)).toBe(204);
});

describe('a cookie alone is not enough', () => {
  const callForged = async (headers: Record<string, string>) => {
    const { browser } = await signedIn();
    return callerOf(server.origin, { cookie: `token=${browser.jar.get('token')}`, ...headers }).call(auth.tempToken);
  };

  test.each([
    ['without the portal’s header', {}],
    ['from another site', { ...portalHeader, 'sec-fetch-site': 'cross-site' }],
    ['from another origin of the same site', { ...portalHeader, 'sec-fetch-site': 'same-site' }],
    ['from another origin, by a browser without `Sec-Fetch-Site`', { ...portalHeader, origin: 'https://evil.example' }],
  ])('a call %s is refused [accounts.session-origin] [asvs:3.5.1] [asvs:3.5.3]', async (_how, headers) => {
    const { status, error } = await callForged(headers);
    expect({ status, code: error.code }).toEqual({ status: 403, code: 'CROSS_SITE' });
  });
});

test('a token in the URL is not a session [asvs:14.2.1]', async () => {
  const { token } = await teacher();
  const response = await fetch(`${server.origin}/api/auth/user?token=${token}`);
  expect(response.status).toBe(401);
});
