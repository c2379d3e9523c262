import { auth } from '@memocartes/contract/auth/auth.routes';
import { history } from '@memocartes/contract/history/history.routes';
import { sql } from 'kysely';
import { generateSync } from 'otplib';

import { cheapHash } from '../../testing/data/password.ts';
import { resetLimits } from '../../testing/limits.ts';
import { type PortalClient, portalClient } from '../../testing/portal-client.ts';
import { race, testWithTwoConnections } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { issueTicket } from '../tickets/tickets.ts';

const password = 'Renard-Violet-27!';
const password_hash = cheapHash(password);
let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.close());
beforeEach(() => resetLimits(server.db));

const portal = () => portalClient(server.origin);
const teacher = () => server.seed.teacher({ account: { password_hash } });
const superadmin = () => server.seed.superadmin({ account: { password_hash, is_demo: false } });
const login = (browser: PortalClient, email: string) => browser.call(auth.login, { body: { email, password } });

/** The code that an application shows `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });
/** Resets the last used time step, so that a test can use the current code again. */
const forgetSteps = (id: number) =>
  server.db.updateTable('second_factors').set({ last_step: 0 }).where('authentications_id', '=', id).execute();

const mailsTo = async (email: string) =>
  (await server.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute()).map(
    ({ subject }) => subject,
  );

/** A person with a second factor, signed in with a browser. */
async function enrol(person: Awaited<ReturnType<typeof teacher>>) {
  const browser = portal();
  await login(browser, person.email);
  const enrolment = await browser.body(auth.enrol, { body: { current_password: password } });
  const { secret } = enrolment;
  const body = await browser.body(auth.confirmFactor, { body: { code: codeOf(secret) } });
  await forgetSteps(person.id);
  return { person, browser, secret, codes: body.recovery_codes };
}

const enrolledTeacher = async () => enrol(await teacher());

/** Signs in with the password only. @returns the browser, whose sign-in waits for the code */
async function halfSignedIn(email: string) {
  const browser = portal();
  const { body } = await login(browser, email);
  expect(body).toEqual({ second_factor_required: 'CODE' });
  return browser;
}

test('deleting one’s account and changing its address also require a code, which works once [accounts.sensitive] [asvs:7.5.1]', async () => {
  const { person, browser, secret } = await enrolledTeacher();
  const proof = { current_password: password };
  const change = (overrides: object) =>
    browser.call(auth.changeEmail, { body: { email: 'autre@test.example', ...proof, ...overrides } });
  const remove = (more: object) => browser.call(auth.delete, { id: person.id, body: { ...proof, ...more } });
  for (const act of [change, remove]) {
    expect(await act({})).toMatchObject({ status: 422, error: { fields: { code: 'Champ requis' } } });
    expect((await act({ code: '000000' })).error.code).toBe('WRONG_CODE');
  }
  const code = codeOf(secret);
  expect((await change({ code })).status).toBe(204);
  expect((await remove({ code })).error.code).toBe('WRONG_CODE');
  await forgetSteps(person.id);
  expect((await remove({ code: codeOf(secret), current_password: 'faux' })).error.code).toBe('WRONG_PASSWORD');
  expect((await remove({ code: codeOf(secret) })).status).toBe(204);
});

describe('enrolling', () => {
  test('a teacher enrols with their password and is notified by mail [accounts.second-factor] [asvs:6.3.7]', async () => {
    const { person, browser, codes } = await enrolledTeacher();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(await browser.body(auth.secondFactor)).toMatchObject({
      is_enabled: true,
      is_required: false,
      nb_recovery_codes: 10,
    });
    expect(await mailsTo(person.email)).toContain('Connexion en deux étapes activée');
  });

  test('is refused without the password or with a wrong one [asvs:7.5.1]', async () => {
    const { email } = await teacher();
    const browser = portal();
    await login(browser, email);
    expect((await browser.call(auth.enrol, { body: {} })).error.fields).toHaveProperty('current_password');
    const wrong = await browser.call(auth.enrol, { body: { current_password: 'faux' } });
    expect(wrong.error.code).toBe('WRONG_PASSWORD');
  });

  test('neither secret nor recovery codes can be read in the database [asvs:6.5.2]', async () => {
    const { person, secret, codes } = await enrolledTeacher();
    const rows = await sql<{ row: string }>`
      select (second_factors.*)::text as row
      from second_factors
      where authentications_id = ${person.id}
      union all
      select (recovery_codes.*)::text
      from recovery_codes
      where authentications_id = ${person.id}
    `.execute(server.db);
    const stored = rows.rows.map(({ row }) => Buffer.from(/\\x([\da-f]+)/.exec(row)![1]!, 'hex').toString('latin1'));
    expect(stored).toHaveLength(11);
    for (const text of [secret, ...codes]) expect(stored.some((row) => row.includes(text))).toBe(false);
  });

  test('two tabs show the same secret, and one of four concurrent confirmations enrols', async () => {
    const { email } = await teacher();
    const browser = portal();
    await login(browser, email);
    const start = () => browser.call(auth.enrol, { body: { current_password: password } });
    const first = await start();
    const second = await start();
    expect(first.body.secret).toBe(second.body.secret);
    const code = codeOf(first.body.secret);
    const outcomes = await race(4, () => browser.call(auth.confirmFactor, { body: { code } }));
    expect(outcomes).toEqual({ '200': 1, '409 CONFLICT': 3 });
  });

  test('ends every other session and its pending enrolment [asvs:7.4.3]', async () => {
    const person = await teacher();
    const here = portal();
    const there = portal();
    await login(here, person.email);
    await login(there, person.email);
    const proof = { body: { current_password: password } };
    const foreign = (await there.body(auth.enrol, proof)).secret;
    const own = (await here.body(auth.enrol, proof)).secret;
    expect(foreign).not.toBe(own);
    await here.call(auth.confirmFactor, { body: { code: codeOf(own) } });
    expect(await there.status(auth.confirmFactor, { body: { code: codeOf(foreign) } })).toBe(401);
  });

  test('is refused to followers and anonymous callers [accounts.second-factor]', async () => {
    const follower = await server.seed.follower();
    expect(await server.as(follower).status(auth.secondFactor)).toBe(403);
    expect(await server.anonymous.status(auth.enrol, { body: {} })).toBe(401);
  });

  test('replaces the application after the password and a code', async () => {
    const { browser, secret, person } = await enrolledTeacher();
    const proof = { current_password: password };
    expect((await browser.call(auth.enrol, { body: proof })).error.fields).toHaveProperty('code');
    const body = await browser.body(auth.enrol, { body: { ...proof, code: codeOf(secret) } });
    expect(await browser.status(auth.confirmFactor, { body: { code: codeOf(body.secret) } })).toBe(200);
    await forgetSteps(person.id);
    const next = await halfSignedIn(person.email);
    expect(await next.errorCode(auth.loginCode, { body: { code: codeOf(secret) } })).toBe('WRONG_CODE');
    expect(await next.status(auth.loginCode, { body: { code: codeOf(body.secret) } })).toBe(200);
  });
});

describe('signing in with a second factor', () => {
  test('the password alone opens no session; the code does [accounts.second-factor-every-way]', async () => {
    const { person, secret } = await enrolledTeacher();
    const browser = await halfSignedIn(person.email);
    expect(browser.jar.has('token')).toBe(false);
    expect(await browser.errorCode(auth.user)).toBe('NO_SESSION');
    expect(await browser.status(auth.loginCode, { body: { code: codeOf(secret) } })).toBe(200);
    expect((await browser.body(auth.user)).user.id).toBe(person.id);
    expect(browser.jar.has('login_step')).toBe(false);
  });

  test('the secret of a waiting sign-in is accepted neither as a session nor as a ticket', async () => {
    const { person } = await enrolledTeacher();
    const body = await server.anonymous.body(auth.login, { body: { email: person.email, password } });
    const token = body.login_step!;
    expect(body.token).toBeUndefined();
    expect(await server.as({ token }).status(auth.user)).toBe(401);
    expect(await server.as({ token }).status(auth.tempToken)).toBe(401);
    const forged = portal();
    forged.jar.set('token', token);
    expect(await forged.status(auth.secondFactor)).toBe(401);
    expect(await server.anonymous.status(auth.setPassword, { body: { password, ticket: token } })).toBe(401);
  });

  test('a waiting sign-in can’t replace the enrolled application', async () => {
    const { person } = await enrolledTeacher();
    const browser = await halfSignedIn(person.email);
    expect(await browser.errorCode(auth.loginEnrol, { body: {} })).toBe('CONFLICT');
    expect(await browser.errorCode(auth.loginConfirm, { body: { code: '123456' } })).toBe('CONFLICT');
  });

  test('a waiting sign-in expires, and can be used once', async () => {
    const { person, secret } = await enrolledTeacher();
    const expired = await halfSignedIn(person.email);
    await sql`update login_steps set date_expiration = now()`.execute(server.db);
    expect(await expired.errorCode(auth.loginCode, { body: { code: codeOf(secret) } })).toBe('INVALID_KEY');
    const body = await server.anonymous.body(auth.login, { body: { email: person.email, password } });
    const request = (code: string) => ({ body: { code, login_step: body.login_step! } });
    expect(await server.anonymous.status(auth.loginCode, request(codeOf(secret)))).toBe(200);
    expect(await server.anonymous.errorCode(auth.loginCode, request(codeOf(secret, 1)))).toBe('INVALID_KEY');
  });

  test('the cookie of a waiting sign-in is refused without the portal’s header', async () => {
    const { person, secret } = await enrolledTeacher();
    const browser = await halfSignedIn(person.email);
    const response = await fetch(`${server.origin}/api/auth/login/code`, {
      method: 'POST',
      headers: { cookie: `login_step=${browser.jar.get('login_step')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code: codeOf(secret) }),
    });
    expect(response.status).toBe(401);
  });

  test('accepts a code once, also under concurrency, and no earlier code after it [accounts.second-factor-once] [asvs:6.5.1]', async () => {
    const { person, secret } = await enrolledTeacher();
    const browsers = await Promise.all(Array.from({ length: 4 }, () => halfSignedIn(person.email)));
    const code = codeOf(secret);
    const outcomes = await race(4, (n) => browsers[n]!.call(auth.loginCode, { body: { code } }));
    expect(outcomes['200']).toBe(1);
    await resetLimits(server.db);
    const repeated = await halfSignedIn(person.email);
    for (const old of [code, codeOf(secret, -1)]) {
      expect(await repeated.errorCode(auth.loginCode, { body: { code: old } })).toBe('WRONG_CODE');
    }
  });

  test('accepts a clock that is half a minute off, not one minute', async () => {
    const { person, secret } = await enrolledTeacher();
    for (const steps of [-3, -2, 2, 3]) {
      const browser = await halfSignedIn(person.email);
      expect(await browser.status(auth.loginCode, { body: { code: codeOf(secret, steps) } })).toBe(422);
      await resetLimits(server.db);
    }
    const browser = await halfSignedIn(person.email);
    expect(await browser.status(auth.loginCode, { body: { code: codeOf(secret, 1) } })).toBe(200);
  });

  test('a recovery code opens one session, also when sent four times concurrently [accounts.second-factor-once] [asvs:6.5.1]', async () => {
    const { person, codes } = await enrolledTeacher();
    const browsers = await Promise.all(Array.from({ length: 4 }, () => halfSignedIn(person.email)));
    const code = codes[0]!.toLowerCase().replace('-', ' ');
    const outcomes = await race(4, (n) => browsers[n]!.call(auth.loginCode, { body: { code } }));
    expect(outcomes).toEqual({ '200': 1, '422 WRONG_CODE': 3 });
    const [remaining] = await sql<{ nb: number }>`
      select count(*)::int as nb from recovery_codes where authentications_id = ${person.id}
    `
      .execute(server.db)
      .then(({ rows }) => rows);
    expect(remaining!.nb).toBe(9);
  });

  test('five wrong codes over all waiting sign-ins lock the account and notify its owner [accounts.second-factor-lock] [asvs:6.3.1] [asvs:6.3.5] [asvs:6.6.3]', async () => {
    const { person, secret } = await enrolledTeacher();
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 5; n += 1) {
      const browser = await halfSignedIn(person.email);
      codes.push(await browser.errorCode(auth.loginCode, { body: { code: '00000x' } }));
    }
    expect(codes).toEqual([...Array<string>(4).fill('WRONG_CODE'), 'LOCKED_OUT']);
    const last = await halfSignedIn(person.email);
    expect(await last.status(auth.loginCode, { body: { code: codeOf(secret) } })).toBe(429);
    expect(await mailsTo(person.email)).toContain('Codes de connexion refusés');
  });

  test.each([
    ['a ban', sql`update authentications set status = 'BANNED'`, 'ACCOUNT_REFUSED'],
    ['a closed school', sql`update schools set status = 'ARCHIVED'`, 'SCHOOL_CLOSED'],
  ])('%s ends a waiting sign-in', async (_what, change, code) => {
    const { person, secret } = await enrolledTeacher();
    const browser = await halfSignedIn(person.email);
    await change.execute(server.db);
    expect(await browser.errorCode(auth.loginCode, { body: { code: codeOf(secret) } })).toBe(code);
    expect(browser.jar.has('token')).toBe(false);
  });

  test('a reset link requires the code too, and ends the earlier waiting sign-in [accounts.second-factor-every-way] [asvs:6.4.3]', async () => {
    const { person, secret } = await enrolledTeacher();
    const waiting = await halfSignedIn(person.email);
    const { secret: ticket } = await issueTicket(server.db, person.id, 'RESET');
    const browser = portal();
    const body = await browser.body(auth.setPassword, { body: { ticket, password: 'Loutre-Agile-28!' } });
    expect(body).toEqual({ second_factor_required: 'CODE' });
    const code = codeOf(secret);
    expect(await waiting.errorCode(auth.loginCode, { body: { code } })).toBe('INVALID_KEY');
    expect(await browser.status(auth.loginCode, { body: { code } })).toBe(200);
  });
});

describe('a superadmin', () => {
  test('can’t use a login session before enrolling [accounts.second-factor] [asvs:2.3.1] [asvs:6.3.3]', async () => {
    const root = await superadmin();
    expect(await server.as(root).errorCode(auth.user)).toBe('UNAUTHENTICATED');
    expect(await server.as(root).status(auth.list)).toBe(401);
  });

  test('enrols at the first sign-in, which returns the session and the recovery codes', async () => {
    const root = await superadmin();
    const browser = portal();
    expect((await login(browser, root.email)).body).toEqual({ second_factor_required: 'ENROLMENT' });
    const body = await browser.body(auth.loginEnrol, { body: {} });
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    const wrong = await browser.call(auth.loginConfirm, { body: { code: '00000x' } });
    expect(wrong.error).toMatchObject({ code: 'WRONG_CODE', fields: { code: expect.any(String) as unknown } });
    expect(await browser.status(auth.user)).toBe(401);
    const completed = await browser.call(auth.loginConfirm, { body: { code: codeOf(body.secret) } });
    expect(completed.body.recovery_codes).toHaveLength(10);
    expect((await browser.body(auth.user)).user.id).toBe(root.id);
  });

  test('has no second factor if the session of the enrolment could not be opened: the recovery codes were never shown', async () => {
    const root = await superadmin();
    const browser = portal();
    await login(browser, root.email);
    const { secret } = await browser.body(auth.loginEnrol, { body: {} });
    const confirm = () => browser.call(auth.loginConfirm, { body: { code: codeOf(secret) } });
    const failure = sql.raw(`check (authentications_id <> ${root.id}) not valid`);
    await sql`alter table known_browsers add constraint failure ${failure}`.execute(server.db);
    expect((await confirm()).status).toBe(500);
    await sql`alter table known_browsers drop constraint failure`.execute(server.db);
    expect((await confirm()).body.recovery_codes).toHaveLength(10);
  });

  test('two concurrent first sign-ins enrol one application', async () => {
    const root = await superadmin();
    const browsers = [portal(), portal()];
    const secrets: string[] = [];
    for (const browser of browsers) {
      await login(browser, root.email);
      secrets.push((await browser.body(auth.loginEnrol, { body: {} })).secret);
    }
    const outcomes = await race(2, (n) =>
      browsers[n]!.call(auth.loginConfirm, { body: { code: codeOf(secrets[n]!) } }),
    );
    expect(outcomes['200']).toBe(1);
  });

  test('a ban ends a pending enrolment', async () => {
    const root = await superadmin();
    const other = await server.seed.superadmin();
    const browser = portal();
    await login(browser, root.email);
    const body = await browser.body(auth.loginEnrol, { body: {} });
    await server.as(other).call(auth.update, { id: root.id, body: { status: 'BANNED' } });
    const code = codeOf(body.secret);
    expect(await browser.errorCode(auth.loginConfirm, { body: { code } })).toBe('INVALID_KEY');
  });

  test('the invitation leads to the enrolment, not to a session', async () => {
    const root = await server.seed.superadmin({ account: { status: 'PENDING', is_demo: false } });
    const { secret: ticket } = await issueTicket(server.db, root.id, 'INVITATION');
    const browser = portal();
    const body = await browser.body(auth.setPassword, { body: { ticket, password: 'Loutre-Agile-28!' } });
    expect(body).toEqual({ second_factor_required: 'ENROLMENT' });
    expect(await browser.status(auth.user)).toBe(401);
  });

  test('can’t disable the second factor', async () => {
    const root = await superadmin();
    const browser = portal();
    await login(browser, root.email);
    const body = await browser.body(auth.loginEnrol, { body: {} });
    await browser.call(auth.loginConfirm, { body: { code: codeOf(body.secret) } });
    const proof = { current_password: password, code: codeOf(body.secret, 1) };
    expect(await browser.errorCode(auth.disableFactor, { body: proof })).toBe('FORBIDDEN');
  });

  test('needs no second factor in a demonstration', async () => {
    const root = await server.seed.superadmin({ account: { password_hash } });
    expect((await login(portal(), root.email)).body).toEqual({});
  });

  test('a reset of another person’s second factor ends that person’s sessions, is recorded and is mailed; resetting one’s own is refused [accounts.second-factor-reset]', async () => {
    const { person, browser } = await enrolledTeacher();
    const root = await server.seed.superadmin();
    expect(await server.as(root).status(auth.resetFactor, { id: person.id })).toBe(204);
    expect(await browser.status(auth.user)).toBe(401);
    expect((await login(portal(), person.email)).body).toEqual({});
    const request = { query: { entity_type: 'USER', entity_id: person.userId } };
    const body = await server.as(root).body(history.list, request);
    expect(body.history[0]).toMatchObject({ action: 'UPDATE', changes: { second_factor: [true, false] } });
    expect(await mailsTo(person.email)).toContain('Connexion en deux étapes réinitialisée');
    expect((await server.as(root).call(auth.resetFactor, { id: person.id })).error.reason).toBe('FACTOR_MISSING');
    expect((await server.as(root).call(auth.resetFactor, { id: root.id })).error.reason).toBe('OWN_FACTOR');
  });
});

describe('changing an enabled second factor', () => {
  test('disabling requires the password and a code; new recovery codes replace the old ones', async () => {
    const { browser, secret, person, codes } = await enrolledTeacher();
    const disableStatus = (body: object) => browser.status(auth.disableFactor, { body: body as never });
    expect(await disableStatus({ code: codeOf(secret) })).toBe(422);
    expect(await disableStatus({ current_password: 'faux', code: codeOf(secret) })).toBe(422);
    expect(await disableStatus({ current_password: password, code: '00000x' })).toBe(422);
    const fresh = await browser.call(auth.recoveryCodes, {
      body: { current_password: password, code: codeOf(secret) },
    });
    expect(fresh.body.recovery_codes).toHaveLength(10);
    const proof = (code: string) => ({ body: { current_password: password, code } });
    expect(await browser.errorCode(auth.disableFactor, proof(codes[0]!))).toBe('WRONG_CODE');
    expect(await browser.status(auth.disableFactor, proof(fresh.body.recovery_codes[0]!))).toBe(204);
    expect((await login(portal(), person.email)).body).toEqual({});
    expect(await mailsTo(person.email)).toContain('Connexion en deux étapes désactivée');
  });

  testWithTwoConnections('does not wait for a transaction that adds a row of the account', async () => {
    const { browser, secret, person } = await enrolledTeacher();
    const status = await server.db.transaction().execute(async (trx) => {
      const choice = { authentications_id: person.id, kind: 'PACK_GIVEN', portal: true, email: false } as const;
      await trx.insertInto('notification_preferences').values(choice).execute();
      const body = { current_password: password, code: codeOf(secret) };
      return browser.status(auth.recoveryCodes, { body });
    });
    expect(status).toBe(200);
  });
});
