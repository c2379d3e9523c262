import { auth } from '@memocartes/contract/auth/auth.routes';
import { history } from '@memocartes/contract/history/history.routes';
import { sql } from 'kysely';

import { cheapHash } from '../../testing/data/password.ts';
import { resetLimits } from '../../testing/limits.ts';
import { portalClient } from '../../testing/portal-client.ts';
import type { Person } from '../../testing/seed.ts';
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

let count = 0;
const newAddress = () => `nouvelle${(count += 1)}@test.example`;
const teacher = (account = {}) => server.seed.teacher({ account: { password_hash, ...account } });
const mailsTo = (email: string) =>
  server.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const ticketTo = async (email: string) => /\?token=([\w-]+)/.exec((await mailsTo(email)).at(-1)!.body_text)![1]!;
const addressOf = async (id: number) =>
  (await server.db.selectFrom('authentications').select('email').where('id', '=', id).executeTakeFirst())?.email;
const requestChange = (person: Person, email: string, current_password: string | undefined = password) =>
  server.as(person).call(auth.changeEmail, { body: { email, current_password } });
const confirm = (ticket: string) => server.anonymous.call(auth.confirmEmail, { body: { ticket } });

test('changes the address after the new address is confirmed, notifies both addresses and records the change [accounts.email-change] [asvs:6.3.7] [asvs:7.5.1]', async () => {
  const person = await teacher();
  const email = newAddress();
  expect((await requestChange(person, email)).status).toBe(204);
  expect(await addressOf(person.id)).toBe(person.email);
  expect(await subjectsTo(person.email)).toEqual(['Changement d’adresse demandé']);
  const ticket = await ticketTo(email);
  const body = await portalClient(server.origin).body(auth.ticket, { body: { ticket } });
  expect(body).toMatchObject({ purpose: 'EMAIL', email });
  expect((await confirm(ticket)).status).toBe(204);
  expect(await addressOf(person.id)).toBe(email);
  expect((await subjectsTo(person.email)).at(-1)).toBe('L’adresse de votre compte a changé');
  expect((await subjectsTo(email)).at(-1)).toBe('Votre nouvelle adresse est enregistrée');
  expect((await confirm(ticket)).error.code).toBe('INVALID_KEY');
  const superadmin = await server.seed.superadmin();
  const log = await server.as(superadmin).body(history.list, {
    query: { entity_type: 'USER', entity_id: person.userId },
  });
  expect(log.history[0]!.changes).toEqual({ email: [person.email, email] });
});

test('the mail to the former address has no link to reset the password, as the reset mail would go to the new address [accounts.email-change]', async () => {
  const person = await teacher();
  const email = newAddress();
  await requestChange(person, email);
  await confirm(await ticketTo(email));
  const { body_text: text } = (await mailsTo(person.email)).at(-1)!;
  expect(text).toContain('Prévenez tout de suite la personne qui gère votre compte');
  expect(text).not.toContain('/Reset');
});

test('the mails about a change of address are in the language of the pages last used [notifications.language]', async () => {
  const person = await teacher({ lang: 'en' });
  const email = newAddress();
  await requestChange(person, email);
  expect(await subjectsTo(email)).toEqual(['Confirm your new address']);
  await confirm(await ticketTo(email));
  expect(await subjectsTo(person.email)).toEqual([
    'Change of address requested',
    'The address of your account has changed',
  ]);
  expect((await subjectsTo(email)).at(-1)).toBe('Your new address is saved');
});

test('refuses a change without the password [accounts.email-change]', async () => {
  const person = await teacher();
  const missing = await server.as(person).call(auth.changeEmail, { body: { email: newAddress() } });
  expect(missing.error.fields).toHaveProperty('current_password');
  expect((await requestChange(person, newAddress(), 'faux')).error.code).toBe('WRONG_PASSWORD');
  expect(await subjectsTo(person.email)).toEqual([]);
});

test('a change to an address in use gets the same response; the owner of the address gets a notice without a link [asvs:6.3.8]', async () => {
  const person = await teacher();
  const owner = await teacher();
  const free = await requestChange(person, newAddress());
  const taken = await requestChange(person, owner.email);
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  const [mail] = await mailsTo(owner.email);
  expect(mail!.subject).toBe('Cette adresse a déjà un compte');
  expect(mail!.body_text).not.toContain('token=');
});

test('the address of an account that got no person within a day can be taken', async () => {
  const email = newAddress();
  const person = await teacher();
  await server.db
    .insertInto('authentications')
    .values({
      role: 'USER',
      email,
      firstname: 'Lou',
      lastname: 'Petit',
      has_person: false,
      date_create: sql`now() - interval '25 hours'`,
    })
    .execute();
  expect((await requestChange(person, email)).status).toBe(204);
  expect((await confirm(await ticketTo(email))).status).toBe(204);
  expect(await addressOf(person.id)).toBe(email);
});

test('refuses an address taken in the meantime and changes neither account', async () => {
  const person = await teacher();
  const email = newAddress();
  await requestChange(person, email);
  const other = await teacher({ email });
  expect((await confirm(await ticketTo(email))).status).toBe(409);
  expect(await addressOf(person.id)).toBe(person.email);
  expect(await addressOf(other.id)).toBe(email);
});

test('invalidates links sent to the old address and those of an earlier request', async () => {
  const person = await teacher();
  const { secret: reset } = await issueTicket(server.db, person.id, 'RESET');
  const first = newAddress();
  const second = newAddress();
  await requestChange(person, first);
  await requestChange(person, second);
  expect((await confirm(await ticketTo(first))).error.code).toBe('INVALID_KEY');
  expect((await confirm(await ticketTo(second))).status).toBe(204);
  const body = { ticket: reset, password: 'Loutre-Agile-28!' };
  expect(await server.anonymous.errorCode(auth.setPassword, { body })).toBe('INVALID_KEY');
});

test('a ban or a new password ends the pending change', async () => {
  const banned = await teacher();
  const changed = await teacher();
  const first = newAddress();
  const second = newAddress();
  await requestChange(banned, first);
  await requestChange(changed, second);
  await sql`update authentications set status = 'BANNED' where id = ${banned.id}`.execute(server.db);
  expect((await confirm(await ticketTo(first))).error.code).toBe('ACCOUNT_REFUSED');
  const body = { password: 'Loutre-Agile-28!', current_password: password };
  await server.as(changed).call(auth.setPassword, { body });
  expect((await confirm(await ticketTo(second))).error.code).toBe('INVALID_KEY');
});

test('the ticket of an address change opens no session and sets no password', async () => {
  const person = await teacher();
  const email = newAddress();
  await requestChange(person, email);
  const ticket = await ticketTo(email);
  const { body, headers } = await portalClient(server.origin).call(auth.ticket, { body: { ticket } });
  expect([body.token, headers.getSetCookie()]).toEqual([undefined, []]);
  const set = await server.anonymous.call(auth.setPassword, { body: { ticket, password: 'Loutre-Agile-28!' } });
  expect(set.error.code).toBe('INVALID_KEY');
});

describe('an account without a password', () => {
  test('changes the address within five minutes of the sign-on; later a change and a deletion are refused [accounts.delete-own] [asvs:7.5.1]', async () => {
    const person = await server.seed.teacher();
    const email = newAddress();
    const change = () => server.as(person).call(auth.changeEmail, { body: { email } });
    expect((await change()).status).toBe(204);
    await sql`update tokens set date_auth = now() - interval '6 minutes'`.execute(server.db);
    expect((await change()).error.code).toBe('SIGN_IN_AGAIN');
    expect(await server.as(person).errorCode(auth.delete, { id: person.id })).toBe('SIGN_IN_AGAIN');
  });
});

test('deleting one’s own account requires the password [accounts.delete-own] [asvs:7.5.1]', async () => {
  const person = await teacher();
  const remove = (body?: { current_password: string }) =>
    server.as(person).call(auth.delete, { id: person.id, ...(body && { body }) });
  expect((await remove()).error.fields).toHaveProperty('current_password');
  expect((await remove({ current_password: 'faux' })).error.code).toBe('WRONG_PASSWORD');
  expect((await remove({ current_password: password })).status).toBe(204);
  expect(await addressOf(person.id)).toBeUndefined();
});
