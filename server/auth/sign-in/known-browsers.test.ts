import { auth } from '@memocartes/contract/auth/auth.routes';
import { sql } from 'kysely';

import { cheapHash } from '../../testing/data/password.ts';
import { passMinutes, resetLimits } from '../../testing/limits.ts';
import { portalClient } from '../../testing/portal-client.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { issueTicket } from '../tickets/tickets.ts';

const password = 'Sésame-2026!';
const password_hash = cheapHash(password);
let server: TestServer;

beforeAll(async () => {
  server = await testServer({ TRUST_PROXY: 1 });
});

afterAll(() => server.close());
beforeEach(() => resetLimits(server.db));

const school = '203.0.113.1';
const browserAt = (address: string) => portalClient(server.origin, { 'x-forwarded-for': address });
type Browser = ReturnType<typeof browserAt>;
const teacher = () => server.seed.teacher({ account: { password_hash } });

const signIn = async (browser: Browser, email: string, typed = password) => {
  const { status, error } = await browser.call(auth.login, { body: { email, password: typed } });
  return status === 200 ? 200 : error.code;
};

/** A browser that has signed in before. */
async function knownBrowser(email: string) {
  const browser = browserAt(school);
  expect(await signIn(browser, email)).toBe(200);
  return browser;
}

const cookieOf = ({ jar }: Browser) => `known_device=${jar.get('known_device')}`;

/** Tries `count` wrong passwords, each from another network address. @returns the error codes */
async function guessFromEverywhere(email: string, count: number) {
  const codes = [];
  for (let n = 0; n < count; n += 1) codes.push(await signIn(browserAt(`198.51.100.${n}`), email, 'faux'));
  return codes;
}

test('without HTTPS the cookie of a known browser is HttpOnly, lasts 180 days and is sent only to `/api/auth`', async () => {
  const { email } = await teacher();
  const { headers } = await browserAt(school).call(auth.login, { body: { email, password } });
  expect(headers.getSetCookie()[1]).toMatch(
    /^known_device=[\w-]{43}; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
  );
});

test('limits guesses from many addresses to 20 per account, with increasing delays [accounts.lock-out-account] [asvs:6.3.1]', async () => {
  const { email } = await teacher();
  for (const wait of [15, 60, 240, 240]) {
    const codes = await guessFromEverywhere(email, 25);
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(19);
    expect(codes.slice(19)).toEqual(Array(6).fill('LOCKED_OUT'));
    const { error, headers } = await browserAt('198.51.100.99').call(auth.login, { body: { email, password } });
    expect(error.message).toContain('sur les appareils où il n’a jamais été ouvert');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(wait * 60 - 30);
    await passMinutes(server.db, wait);
  }
});

test('an address without an account is refused like one with an account, however often it is tried', async () => {
  const { email } = await teacher();
  expect(await guessFromEverywhere('personne@test.example', 22)).toEqual(await guessFromEverywhere(email, 22));
});

test('during a lock-out the person signs in with a known browser or a mailed link [accounts.known-browser]', async () => {
  const { id, email } = await teacher();
  const ownBrowser = await knownBrowser(email);
  await guessFromEverywhere(email, 20);
  expect(await signIn(browserAt(school), email)).toBe('LOCKED_OUT');
  expect(await signIn(ownBrowser, email)).toBe(200);
  const { secret: ticket } = await issueTicket(server.db, id, 'RESET');
  const fresh = 'Nouveau-Mot-2027?';
  const elsewhere = browserAt('192.0.2.50');
  expect(await elsewhere.status(auth.setPassword, { body: { ticket, password: fresh } })).toBe(200);
  // The new password makes all browsers unknown, except the browser that set the password.
  await guessFromEverywhere(email, 20);
  expect(await signIn(ownBrowser, email, fresh)).toBe('LOCKED_OUT');
  expect(await signIn(elsewhere, email, fresh)).toBe(200);
});

test('a new password set by a mailed link ends the lock of the account in unknown browsers, but not that of a pair with another address [accounts.lock-out-reset]', async () => {
  const { id, email } = await teacher();
  await guessFromEverywhere(email, 20);
  const classroom = browserAt(school);
  expect(await signIn(classroom, email)).toBe('LOCKED_OUT');
  const { secret: ticket } = await issueTicket(server.db, id, 'RESET');
  const fresh = 'Nouveau-Mot-2027?';
  const phone = browserAt('192.0.2.50');
  expect(await phone.status(auth.setPassword, { body: { ticket, password: fresh } })).toBe(200);
  expect(await signIn(classroom, email, fresh)).toBe(200);
  const mistyped = browserAt('192.0.2.60');
  for (let n = 0; n < 5; n += 1) await signIn(mistyped, email, 'faux');
  const { secret: secondTicket } = await issueTicket(server.db, id, 'RESET');
  const second = { ticket: secondTicket, password: 'Hibou-Orange-31!' };
  expect(await phone.status(auth.setPassword, { body: second })).toBe(200);
  expect(await signIn(mistyped, email, second.password)).toBe('LOCKED_OUT');
  await passMinutes(server.db, 15);
  expect(await signIn(mistyped, email, second.password)).toBe(200);
});

test('attempts on many accounts from a school’s address do not lock out its known browsers', async () => {
  const { email } = await teacher();
  const ownBrowser = await knownBrowser(email);
  for (let n = 0; n < 50; n += 1) await signIn(browserAt(school), `${n}@test.example`, 'faux');
  expect(await signIn(browserAt(school), email)).toBe('TOO_MANY_REQUESTS');
  expect(await signIn(ownBrowser, email)).toBe(200);
});

test('a known browser has five separate attempts, for its own accounts only [accounts.known-browser]', async () => {
  const mine = await teacher();
  const victim = await teacher();
  const ownBrowser = await knownBrowser(mine.email);
  const tries = Array.from({ length: 12 }, () => signIn(ownBrowser, mine.email, 'faux'));
  expect((await Promise.all(tries)).filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(4);
  expect(await signIn(ownBrowser, mine.email)).toBe('LOCKED_OUT');
  await guessFromEverywhere(victim.email, 20);
  expect(await signIn(ownBrowser, victim.email)).toBe('LOCKED_OUT');
});

test('sends one mail for sign-ins without the cookie on a new network; none on a known network, with the cookie, or for a new password', async () => {
  const { id, email } = await teacher();

  const mails = async () =>
    (await server.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute()).map(
      ({ subject }) => subject,
    );

  const ownBrowser = await knownBrowser(email);
  expect(await signIn(browserAt(school), email)).toBe(200);
  expect(await signIn(ownBrowser, email)).toBe(200);
  expect(await mails()).toEqual([]);
  // A browser with a known cookie is not new on another network either.
  expect(
    await signIn(portalClient(server.origin, { 'x-forwarded-for': '192.0.2.1', cookie: cookieOf(ownBrowser) }), email),
  ).toBe(200);
  expect(await mails()).toEqual([]);
  const tabs = [browserAt('198.51.100.1'), browserAt('198.51.100.2')];
  expect(await Promise.all(tabs.map((tab) => signIn(tab, email)))).toEqual([200, 200]);
  expect(await mails()).toEqual(['Nouvelle connexion à votre compte']);
  const { secret: ticket } = await issueTicket(server.db, id, 'RESET');
  expect(await browserAt(school).status(auth.setPassword, { body: { ticket, password: 'Nouveau-Mot-2027?' } })).toBe(
    200,
  );
  expect((await mails()).filter((subject) => subject.startsWith('Nouvelle connexion'))).toHaveLength(1);
});

test('a browser shared by two people is a known browser of both accounts', async () => {
  const first = await teacher();
  const second = await teacher();
  const shared = await knownBrowser(first.email);
  expect(await signIn(shared, second.email)).toBe(200);
  for (const { email } of [first, second]) await guessFromEverywhere(email, 20);
  expect([await signIn(shared, first.email), await signIn(shared, second.email)]).toEqual([200, 200]);
});

describe('password resets requested by a stranger', () => {
  const requestReset = (browser: Browser, email: string) => browser.status(auth.reset, { body: { email } });
  const readTicket = async (email: string) => {
    const mail = await server.db
      .selectFrom('mails')
      .select('body_text')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const ticket = /\?token=([\w-]+)/.exec(mail.body_text)![1]!;
    return browserAt(school).status(auth.ticket, { body: { ticket } });
  };

  test('from one address do not consume the limit of other addresses, nor that of the known browser [accounts.reset-limit]', async () => {
    const { email } = await teacher();
    const ownBrowser = await knownBrowser(email);
    for (const status of [204, 204, 204, 429]) {
      expect(await requestReset(browserAt('198.51.100.7'), email)).toBe(status);
    }
    expect([await requestReset(browserAt(school), email), await requestReset(ownBrowser, email)]).toEqual([204, 204]);
    await passMinutes(server.db, 60);
    expect(await requestReset(browserAt('198.51.100.7'), email)).toBe(204);
  });

  test('from many addresses are refused while the last mailed link works, and accepted again once it has expired [accounts.reset-limit]', async () => {
    const { email } = await teacher();
    for (let n = 0; n < 30; n += 1) {
      expect(await requestReset(browserAt(`198.51.100.${n}`), email)).toBe(n < 10 ? 204 : 429);
    }
    const makePass = async (minutes: number) => {
      await passMinutes(server.db, minutes);
      await sql`update tickets set date_expiration = date_expiration - make_interval(mins => ${minutes})`.execute(
        server.db,
      );
    };
    await makePass(59);
    expect([await requestReset(browserAt(school), email), await readTicket(email)]).toEqual([429, 200]);
    await makePass(1);
    expect([await readTicket(email), await requestReset(browserAt(school), email), await readTicket(email)]).toEqual([
      401, 204, 200,
    ]);
  });
});
