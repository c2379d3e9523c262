import { auth } from '@memocartes/contract/auth/auth.routes';
import { sql } from 'kysely';

import { ago } from '../../testing/data/instants.ts';
import { cheapHash } from '../../testing/data/password.ts';
import { portalClient } from '../../testing/portal-client.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { createSession } from '../login-sessions/sessions.ts';
import { saveFactor } from '../second-factor/second-factor.writes.ts';
import { newTotpSecret } from '../second-factor/totp.ts';
import { issueTicket } from '../tickets/tickets.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const portal = (headers?: Record<string, string>) => portalClient(server.origin, headers);

async function sessionTicket() {
  const person = await server.seed.teacher();
  const body = await server.as(person).body(auth.tempToken);
  return { person, ticket: body.token };
}

const deadKey = { status: 401, message: "Votre clé n'est plus valide, veuillez vous reconnecter" };

const refusal = ({ status, error }: { status: number; error: { message: string } }) => ({
  status,
  message: error.message,
});

test('a ticket signs in once; a replay is refused [accounts.ticket] [asvs:6.5.1]', async () => {
  const { person, ticket } = await sessionTicket();
  const browser = portal();
  const { status, body } = await browser.call(auth.ticket, { body: { ticket } });
  expect({ status, body }).toMatchObject({ status: 200, body: { purpose: 'SESSION', needs_confirmation: false } });
  expect((await browser.body(auth.user)).user.id).toBe(person.id);
  expect(refusal(await portal().call(auth.ticket, { body: { ticket } }))).toEqual(deadKey);
});

test('a ticket posted twenty times concurrently signs in once [asvs:6.5.1]', async () => {
  const { ticket } = await sessionTicket();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => portal().call(auth.ticket, { body: { ticket } })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a ticket expires after 60 seconds [accounts.ticket] [asvs:6.5.5]', async () => {
  const person = await server.seed.teacher();
  const body = await server.as(person).body(auth.tempToken);
  const seconds = (Date.parse(body.date_expiration) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(55);
  expect(seconds).toBeLessThanOrEqual(60);
  await sql`update tickets set date_expiration = now()`.execute(server.db);
  expect(refusal(await portal().call(auth.ticket, { body: { ticket: body.token } }))).toEqual(deadKey);
});

test('a ticket is not a session, neither in a header nor in a URL [accounts.ticket] [asvs:9.2.2]', async () => {
  const { ticket } = await sessionTicket();
  expect(await server.as({ token: ticket }).status(auth.user)).toBe(401);
  expect((await fetch(`${server.origin}/api/auth/user?token=${ticket}`)).status).toBe(401);
});

test('a ticket requires confirmation when another person is signed in [accounts.ticket-other-person] [asvs:7.6.2]', async () => {
  const { person, ticket } = await sessionTicket();
  const otherTeacher = await server.seed.teacher();
  const browser = portal();
  browser.jar.set('token', await createSession(server.db, otherTeacher.id));
  const response = await browser.call(auth.ticket, { body: { ticket } });
  expect(response.body).toMatchObject({ needs_confirmation: true, lastname: person.lastname });
  expect((await browser.body(auth.user)).user.id).toBe(otherTeacher.id);
  const replaced = await browser.call(auth.ticket, { body: { ticket, replace: true } });
  expect(replaced.body.needs_confirmation).toBe(false);
  expect((await browser.body(auth.user)).user.id).toBe(person.id);
});

test('a mailed link requires confirmation when another person is signed in, since a new password opens a login session [accounts.ticket-other-person]', async () => {
  const person = await server.seed.teacher();
  const otherTeacher = await server.seed.teacher();
  const browser = portal();
  browser.jar.set('token', await createSession(server.db, otherTeacher.id));

  const needsConfirmation = async (purpose: 'RESET' | 'EMAIL', account = person.id, replace = false) => {
    const email = purpose === 'EMAIL' ? { email: 'nouvelle@test.example' } : {};
    const { secret: ticket } = await issueTicket(server.db, account, purpose, email);
    return (await browser.body(auth.ticket, { body: { ticket, replace } })).needs_confirmation;
  };

  expect(await needsConfirmation('RESET')).toBe(true);
  expect(await needsConfirmation('RESET', person.id, true)).toBe(false);
  expect(await needsConfirmation('RESET', otherTeacher.id)).toBe(false);
  expect(await needsConfirmation('EMAIL')).toBe(false); // Opens no login session.
});

test('a ticket is refused when its account was banned in the meantime', async () => {
  const { person, ticket } = await sessionTicket();
  await sql`update authentications set status = 'BANNED' where id = ${person.id}`.execute(server.db);
  expect(await portal().errorCode(auth.ticket, { body: { ticket } })).toBe('ACCOUNT_REFUSED');
});

test.each(['INVITATION', 'RESET'] as const)(
  'the link of a mail (%s) is refused when it is opened if the school no longer has access [accounts.refused]',
  async (purpose) => {
    const school = await server.seed.school({ date_expiration: ago({ seconds: 1 }) });
    const status = purpose === 'RESET' ? 'ACTIVE' : 'PENDING';
    const person = await server.seed.teacher({ schoolId: school.id, account: { status } });
    const { secret } = await issueTicket(server.db, person.id, purpose);
    const { status: code, error } = await portal().call(auth.ticket, { body: { ticket: secret } });
    expect([code, error.code]).toEqual([403, 'SCHOOL_CLOSED']);
  },
);

test('reading a mailed ticket returns its owner every time and opens no session', async () => {
  const person = await server.seed.teacher({ account: { status: 'PENDING' } });
  const { secret } = await issueTicket(server.db, person.id, 'INVITATION');
  for (let n = 0; n < 3; n += 1) {
    const { body, headers } = await portal().call(auth.ticket, { body: { ticket: secret } });
    expect(body).toEqual({
      purpose: 'INVITATION',
      password_min_length: 8,
      may_stay_signed_in: false,
      firstname: 'Camille',
      lastname: person.lastname,
      email: person.email,
      needs_confirmation: false,
    });
    expect(headers.getSetCookie()).toEqual([]);
  }
});

describe('a temporary token', () => {
  test('requires a login session', async () => {
    expect(await server.anonymous.status(auth.tempToken)).toBe(401);
  });
});

describe('a linking code', () => {
  test('can be typed by hand, and is replaced by the next code', async () => {
    const person = await server.seed.teacher();
    const first = await server.as(person).call(auth.link);
    expect(first.body.code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    await server.as(person).call(auth.link);
    const remaining = await server.db
      .selectFrom('tickets')
      .selectAll()
      .where('authentications_id', '=', person.id)
      .execute();
    expect(remaining).toHaveLength(1);
  });

  test('requires the password, or a recent national sign-on, and a code if the second factor is enabled [accounts.sensitive] [accounts.fresh-sign-on] [asvs:7.5.1]', async () => {
    const password = 'Cerise-Bavarde-26!';
    const owner = await server.seed.teacher({ account: { password_hash: cheapHash(password) } });
    const link = (body: object) => server.as(owner).call(auth.link, { body });
    expect((await link({})).error.fields).toEqual({ current_password: 'Champ requis' });
    expect((await link({ current_password: 'faux' })).error.code).toBe('WRONG_PASSWORD');
    expect((await link({ current_password: password })).status).toBe(200);
    await server.db
      .transaction()
      .execute((trx) => saveFactor(trx, server.config, { accountId: owner.id, secret: newTotpSecret(), step: 0 }));
    expect((await link({ current_password: password })).error.fields).toEqual({ code: 'Champ requis' });

    const guest = await server.seed.teacher();
    expect(await server.as(guest).status(auth.link)).toBe(200);
    await sql`
      update tokens
      set date_auth = now() - interval '6 minutes'
      where authentications_id = ${guest.id}
    `.execute(server.db);
    expect(await server.as(guest).errorCode(auth.link)).toBe('SIGN_IN_AGAIN');
  });

  test('opens no session', async () => {
    const body = await server.as(await server.seed.teacher()).body(auth.link);
    expect(await portal().status(auth.ticket, { body: { ticket: body.code } })).toBe(401);
  });

  test('is refused to followers and anonymous callers', async () => {
    expect(await server.as(await server.seed.follower()).status(auth.link)).toBe(403);
    expect(await server.anonymous.status(auth.link)).toBe(401);
  });
});
