import { setTimeout as pause } from 'node:timers/promises';

import { auth } from '@memocartes/contract/auth/auth.routes';
import { history } from '@memocartes/contract/history/history.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { users } from '@memocartes/contract/users/users.routes';
import { sql } from 'kysely';

import { cheapHash } from '../../testing/data/password.ts';
import { runHandler } from '../../testing/jobs.ts';
import { passMinutes, resetLimits } from '../../testing/limits.ts';
import { testWithTwoConnections } from '../../testing/races.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { changeAccount } from './accounts.writes.ts';
import { expiryJob } from './expiry.job.ts';

const password = 'Sésame-Mauve-26!';
let server: TestServer;
let superadmin: Person;
let schoolAdmin: Awaited<ReturnType<TestServer['seed']['schoolAdmin']>>;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
  const { id: schoolId } = await server.seed.school({ nb_teachers_max: 50 });
  schoolAdmin = await server.seed.schoolAdmin({ schoolId });
});

afterAll(() => server.close());

let count = 0;

async function seedInvited() {
  const email = `invitee${(count += 1)}@test.example`;
  const person = { role: 'TEACHER' as const, email, firstname: 'Lila', lastname: 'Roy', phone: '0639980001' };
  const body = await server.as(schoolAdmin).body(users.create, { body: person });
  const { authentications_id: id } = await server.as(schoolAdmin).body(users.view, { id: body.id });
  return { id, userId: body.id, email };
}

const ticketsMailedTo = async (email: string) =>
  (await server.db.selectFrom('mails').select('body_text').where('recipient', '=', email).orderBy('id').execute()).map(
    ({ body_text }) => /token=([\w-]+)/.exec(body_text)![1]!,
  );

const choosePassword = (ticket: string) => server.anonymous.call(auth.setPassword, { body: { ticket, password } });
const login = (email: string) => server.anonymous.call(auth.login, { body: { email, password } });
const isSignedIn = async (token: string) => (await server.as({ token }).status(auth.token)) === 204;
const updateAccount = (id: number, body: object) => server.as(superadmin).call(auth.update, { id, body });

async function seedActive() {
  const person = await seedInvited();
  const [ticket] = await ticketsMailedTo(person.email);
  const { body } = await choosePassword(ticket!);
  return { ...person, token: body.token! };
}

test('an invited account is activated by choosing a password, which consumes the link [accounts.status] [invitations.link] [asvs:6.4.1] [asvs:6.3.2]', async () => {
  const { id, userId, email } = await seedInvited();
  expect((await login(email)).status).toBe(401);
  const [ticket] = await ticketsMailedTo(email);
  const { status, body } = await choosePassword(ticket!);
  expect([status, await isSignedIn(body.token!)]).toEqual([200, true]);
  expect((await choosePassword(ticket!)).error.code).toBe('INVALID_KEY');
  expect((await server.as(schoolAdmin).call(auth.sendMail, { id })).error.reason).toBe('ACCOUNT_ACTIVE');
  const request = { query: { entity_type: 'USER', entity_id: userId } };
  const log = await server.as(schoolAdmin).body(history.list, request);
  expect(log.history[0]).toMatchObject({
    action: 'STATUS',
    changes: { status: ['PENDING', 'ACTIVE'] },
    author: { firstname: 'Lila' },
  });
});

test('a rejected account is deleted with its person and link, and can’t be invited or rejected again [accounts.reject]', async () => {
  const { id, email, userId } = await seedInvited();
  const [ticket] = await ticketsMailedTo(email);
  expect(await server.as(schoolAdmin).status(auth.reject, { id })).toBe(204);
  expect((await choosePassword(ticket!)).error.code).toBe('INVALID_KEY');
  expect(await server.as(schoolAdmin).status(users.view, { id: userId })).toBe(404);
  expect(await server.as(schoolAdmin).status(auth.reject, { id })).toBe(404);
  expect(await server.as(schoolAdmin).status(auth.sendMail, { id })).toBe(404);
});

test('a ban ends login sessions immediately and invalidates links; after reinstatement, the person must sign in again [accounts.ban] [accounts.banned] [accounts.ban-ends-sessions] [asvs:7.4.2] [asvs:7.4.5]', async () => {
  const { id, email, token } = await seedActive();
  const second = (await login(email)).body.token!;
  await server.anonymous.call(auth.reset, { body: { email } });
  const reset = (await ticketsMailedTo(email)).at(-1)!;
  const { token: ticket } = await server.as({ token }).body(auth.tempToken);
  expect((await updateAccount(id, { status: 'BANNED' })).status).toBe(200);
  expect([await isSignedIn(token), await isSignedIn(second)]).toEqual([false, false]);
  const refused = await login(email);
  expect([refused.status, refused.error.message]).toEqual([403, "Vous n'avez plus accès à la plateforme"]);
  expect((await updateAccount(id, { status: 'ACTIVE' })).status).toBe(200);
  expect([await isSignedIn(token), await isSignedIn(second)]).toEqual([false, false]);
  expect((await choosePassword(reset)).error.code).toBe('INVALID_KEY');
  expect(await server.anonymous.errorCode(auth.ticket, { body: { ticket } })).toBe('INVALID_KEY');
  expect(await isSignedIn((await login(email)).body.token!)).toBe(true);
});

testWithTwoConnections(
  'a sign-in that waits for a ban in progress opens no session [accounts.ban-ends-sessions]',
  async () => {
    const { id, email } = await seedActive();
    const { answer } = await server.db.transaction().execute(async (trx) => {
      await changeAccount(trx, id, { status: 'BANNED' });
      const answer = login(email);
      await pause(1_000);
      return { answer };
    });
    expect((await answer).error).toMatchObject({ code: 'ACCOUNT_REFUSED' });
    const sessions = await server.db.selectFrom('tokens').select('id').where('authentications_id', '=', id).execute();
    expect(sessions).toEqual([]);
  },
);

test('a ban of an invited account invalidates its link; a new link works once the account is pending again', async () => {
  const { id, email } = await seedInvited();
  await updateAccount(id, { status: 'BANNED' });
  expect((await choosePassword((await ticketsMailedTo(email))[0]!)).error.code).toBe('INVALID_KEY');
  await updateAccount(id, { status: 'PENDING' });
  expect(await server.as(schoolAdmin).status(auth.sendMail, { id })).toBe(204);
  expect((await choosePassword((await ticketsMailedTo(email)).at(-1)!)).status).toBe(200);
});

test('links of an expired account stay invalid once the account is reopened [accounts.ban-ends-sessions]', async () => {
  const { id, email } = await seedActive();
  await server.anonymous.call(auth.reset, { body: { email } });
  const reset = (await ticketsMailedTo(email)).at(-1)!;
  await sql`update authentications set date_expiration = now() - interval '1 second' where id = ${id}`.execute(
    server.db,
  );
  await runHandler(server, expiryJob);
  expect((await updateAccount(id, { status: 'ACTIVE', date_expiration: null })).body.status).toBe('ACTIVE');
  expect((await choosePassword(reset)).error.code).toBe('INVALID_KEY');
});

test('an expired account is refused immediately, INACTIVE once the job has run, and active again once its expiration date is removed [accounts.expired] [accounts.reopen]', async () => {
  const { id, email, token, userId } = await seedActive();
  await sql`update authentications set date_expiration = now() - interval '1 second' where id = ${id}`.execute(
    server.db,
  );
  expect(await isSignedIn(token)).toBe(false);
  expect((await login(email)).error.message).toBe('Votre accès à la plateforme a expiré');
  await runHandler(server, expiryJob);
  expect((await server.as(schoolAdmin).body(auth.view, { id })).status).toBe('INACTIVE');
  const request = { query: { entity_type: 'USER', entity_id: userId } };
  expect((await server.as(schoolAdmin).body(history.list, request)).history[0]).toMatchObject({
    action: 'STATUS',
    author: null,
    changes: { status: ['ACTIVE', 'INACTIVE'] },
  });
  await updateAccount(id, { date_expiration: null });
  expect(await isSignedIn(token)).toBe(false);
  expect((await login(email)).status).toBe(200);
});

test('an account that was disabled stays disabled when its end changes [accounts.reopen] [accounts.disabled]', async () => {
  const { id, email } = await seedActive();
  await updateAccount(id, { status: 'INACTIVE', date_expiration: addDays(today(), 1) });
  await updateAccount(id, { date_expiration: null });
  expect((await login(email)).error.message).toBe('Votre compte est désactivé');
});

test('disabling an account, making it pending or deleting it also ends its login sessions [accounts.ban-ends-sessions] [asvs:7.4.2]', async () => {
  for (const status of ['INACTIVE', 'PENDING']) {
    const { id, token } = await seedActive();
    expect((await updateAccount(id, { status })).body.status).toBe(status);
    expect(await isSignedIn(token)).toBe(false);
  }
  const { userId, token, email } = await seedActive();
  await server.as(schoolAdmin).call(users.remove, { id: userId });
  expect(await isSignedIn(token)).toBe(false);
  expect((await login(email)).error.code).toBe('INVALID_CREDENTIALS');
});

test('a school admin can read status, start, role and address, but not change them [accounts.status] [staff.role] [accounts.email-read-only] [permissions.school-admin]', async () => {
  const { id, userId, email } = await seedActive();
  const caller = server.as(schoolAdmin);
  for (const body of [{ status: 'BANNED' as const }, { date_subscription: '2020-01-01' }]) {
    expect(await caller.status(auth.update, { id, body })).toBe(403);
  }
  const { error } = await caller.call(users.update, { id: userId, body: { email: 'autre@test.example' } });
  expect(error.fields).toEqual({ email: 'L’adresse e-mail ne peut plus être modifiée.' });
  const more = { firstname: 'Lila', role: 'ADMIN', email: 'autre@test.example', password_hash: 'x' } as never;
  await caller.call(auth.update, { id, body: more });
  await caller.call(users.update, {
    id: userId,
    body: { firstname: 'Lila', role: 'ADMIN', status: 'BANNED' } as never,
  });
  const account = { role: 'TEACHER', status: 'ACTIVE', email, date_expiration: null };
  expect(await caller.body(auth.view, { id })).toMatchObject(account);
});

test('after 50 failed sign-ins from one network address, every sign-in gets 429; successful sign-ins are not counted [accounts.lock-out-address] [asvs:6.3.1] [asvs:2.4.1]', async () => {
  const password_hash = cheapHash(password);
  const existing = await server.seed.teacher({ account: { password_hash } });
  await resetLimits(server.db);
  const colleagues = await Promise.all(
    Array.from({ length: 60 }, () => server.seed.teacher({ account: { password_hash } })),
  );
  const signIns = await Promise.all(colleagues.map(({ email }) => login(email)));
  expect(signIns.filter(({ status }) => status !== 200)).toEqual([]);
  const tries = Array.from({ length: 50 }, (_, n) => login(`inconnu${n}@test.example`));
  const codes = (await Promise.all(tries)).map(({ error }) => error.code);
  expect(new Set(codes)).toEqual(new Set(['INVALID_CREDENTIALS']));
  for (const email of ['encore@test.example', existing.email]) {
    const { status, error } = await login(email);
    expect([status, error.message]).toEqual([
      429,
      'Trop d’essais depuis votre réseau\u00a0: patientez 15\u00a0minutes.',
    ]);
  }
  await passMinutes(server.db, 15);
  expect((await login(existing.email)).status).toBe(200);
});
