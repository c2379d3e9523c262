import { auth } from '@memocartes/contract/auth/auth.routes';
import { sql } from 'kysely';

import { cheapHash } from '../../testing/data/password.ts';
import { portalClient } from '../../testing/portal-client.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { describeClient } from './browsers.ts';

const password = 'Renard-Violet-27!';
const password_hash = cheapHash(password);
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.close());

async function signIn(email: string, agent = firefox) {
  const browser = portalClient(server.origin, { 'user-agent': agent });
  expect(await browser.status(auth.login, { body: { email, password } })).toBe(200);
  return browser;
}

const teacher = (account = {}) => server.seed.teacher({ account: { password_hash, ...account } });

const subjectsTo = async (email: string) =>
  (await server.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute()).map(
    ({ subject }) => subject,
  );

test('lists the caller’s sessions, marks the current one and truncates addresses [accounts.sessions-list]', async () => {
  const person = await teacher();
  await sql`delete from tokens where authentications_id = ${person.id}`.execute(server.db);
  const thisBrowser = await signIn(person.email);
  await signIn(person.email, iphone);
  await signIn((await teacher()).email);
  const { sessions } = await thisBrowser.body(auth.sessions);
  expect(sessions).toMatchObject([
    { browser: 'Safari', system: 'iPhone', network: '127.0.0.x', is_current: false },
    { browser: 'Firefox', system: 'Windows', network: '127.0.0.x', is_current: true },
  ]);
});

test('ends one other session or all others at once, but no session of another account [accounts.sessions-list] [asvs:7.4.3] [asvs:7.5.2]', async () => {
  const person = await teacher();
  const thisBrowser = await signIn(person.email);
  const otherBrowser = await signIn(person.email);
  const thirdBrowser = await signIn(person.email);
  const stranger = await signIn((await teacher()).email);
  const sessionOfOther = (await otherBrowser.body(auth.sessions)).sessions.find(({ is_current }) => is_current)!;
  expect(await stranger.status(auth.endSession, { id: sessionOfOther.id })).toBe(404);
  expect(await thisBrowser.status(auth.endSession, { id: sessionOfOther.id })).toBe(204);
  expect(await otherBrowser.errorCode(auth.user)).toBe('UNAUTHENTICATED');
  expect(await thisBrowser.status(auth.endOtherSessions)).toBe(204);
  expect(await thirdBrowser.status(auth.user)).toBe(401);
  expect(await thisBrowser.status(auth.user)).toBe(200);
  expect(await stranger.status(auth.user)).toBe(200);
});

test('signing out invalidates the tickets that the login session requested, not those of other sessions [asvs:7.4.1]', async () => {
  const person = await teacher();
  const thisBrowser = await signIn(person.email);
  const otherBrowser = await signIn(person.email);
  const { token: ticket } = await otherBrowser.body(auth.tempToken);
  const { code } = await otherBrowser.body(auth.link, { body: { current_password: password } });
  const ownTicket = (await thisBrowser.body(auth.tempToken)).token;
  await otherBrowser.call(auth.logout);
  const useTicket = (secret: string) => portalClient(server.origin).call(auth.ticket, { body: { ticket: secret } });
  expect((await useTicket(ticket)).error.code).toBe('INVALID_KEY');
  expect((await useTicket(ownTicket)).status).toBe(200);
  const remaining = await server.db
    .selectFrom('tickets')
    .select('purpose')
    .where('authentications_id', '=', person.id)
    .execute();
  expect(code).toMatch(/^\w{5}-\w{5}$/);
  expect(remaining).toEqual([{ purpose: 'SESSION' }]);
});

test('sends a mail for a sign-in from a new kind of browser, not for the first sign-in or a known browser [accounts.new-browser-mail]', async () => {
  const person = await teacher();
  await signIn(person.email);
  await signIn(person.email);
  expect(await subjectsTo(person.email)).toEqual([]);
  await signIn(person.email, iphone);
  await signIn(person.email, iphone);
  expect(await subjectsTo(person.email)).toEqual(['Nouvelle connexion à votre compte']);
});

test('sends no mail for a demonstration account', async () => {
  const person = await teacher({ is_demo: true });
  await signIn(person.email);
  await signIn(person.email, iphone);
  expect(await subjectsTo(person.email)).toEqual([]);
});

test('shows only names of known browsers and systems, never text of the user agent', async () => {
  const person = await teacher();
  await signIn(person.email);
  const hostile = await signIn(person.email, '<script>alert(1)</script> Firefox/1 <b>Windows</b>');
  const { sessions } = await hostile.body(auth.sessions);
  expect(JSON.stringify(sessions)).not.toContain('script');
  expect(sessions.find(({ is_current }) => is_current)).toMatchObject({ browser: 'Firefox', system: 'Windows' });
});

test.each([
  [firefox, 'Firefox', 'Windows'],
  [iphone, 'Safari', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0', 'Edge', 'Linux'],
  ['node', '', ''],
])('the user agent %s is read as browser %j on system %j', (agent, browser, system) =>
  expect(describeClient({ headers: { 'user-agent': agent }, ip: '90.12.34.56' })).toEqual({
    browser,
    system,
    network: '90.12.34.x',
  }),
);
