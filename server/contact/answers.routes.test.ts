import { contact } from '@memocartes/contract/contact/contact.routes';

import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let superadmin: Person;
let schoolId: number;
let sender: Person;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
  schoolId = (await server.seed.school({ name: 'École du Lac' })).id;
});

beforeEach(async () => {
  sender = await server.seed.schoolAdmin({ schoolId });
  await server.db.deleteFrom('contact_messages').execute();
  await server.db.deleteFrom('mails').execute();
});

afterAll(() => server.close());

const asSuperadmin = () => server.as(superadmin);

const send = async (subject = 'Boîtes manquantes', person = sender) => {
  await server.as(person).call(contact.send, { body: { subject, details: 'Il nous en manque deux.' } });
  return (await asSuperadmin().body(contact.list)).messages[0]!;
};

const subjects = async (query: Record<string, unknown>) =>
  (await asSuperadmin().body(contact.list, { query })).messages.map(({ subject }) => subject);

test('lists the messages with their sender, the latest first, by state and search [contact.kept]', async () => {
  const first = await send('Première');
  expect(first).toMatchObject({ state: 'NEW', sender: { email: sender.email, school: { name: 'École du Lac' } } });
  await send('Seconde');
  expect(await subjects({})).toEqual(['Seconde', 'Première']);
  expect(await subjects({ search: 'premiere' })).toEqual(['Première']);
  expect(await subjects({ search: 'ecole du lac', order_dir: 'asc' })).toEqual(['Première', 'Seconde']);
  await asSuperadmin().call(contact.update, { id: first.id, body: { state: 'ANSWERED' } });
  expect(await subjects({ state: 'NEW' })).toEqual(['Seconde']);
  expect(await subjects({ state: 'ANSWERED' })).toEqual(['Première']);
});

test('an answer is mailed to the sender with their message, and stored [contact.answer]', async () => {
  const { id } = await send();
  const body = await asSuperadmin().body(contact.answer, { id, body: { answer: 'Elles partent <b>lundi</b>.' } });
  expect(body).toMatchObject({ state: 'ANSWERED', answer: 'Elles partent <b>lundi</b>.' });
  expect(body.answered_by).not.toBeNull();
  const mails = await server.db.selectFrom('mails').selectAll().where('recipient', '=', sender.email).execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: 'Réponse à votre message\u00a0: Boîtes manquantes' });
  expect(mails[0]!.body_text).toContain('Il nous en manque deux.');
  expect(mails[0]!.body_html).not.toContain('<b>lundi');
});

test('the mail of an answer is in the language of the sender [contact.answer] [notifications.language]', async () => {
  const { id } = await send();
  await server.db.updateTable('authentications').set({ lang: 'en' }).where('email', '=', sender.email).execute();
  await asSuperadmin().call(contact.answer, { id, body: { answer: 'On Monday.' } });
  const query = server.db.selectFrom('mails').select(['subject', 'body_text']).where('recipient', '=', sender.email);
  const { subject, body_text } = await query.executeTakeFirstOrThrow();
  expect(subject).toBe('Answer to your message: Boîtes manquantes');
  expect(body_text).toContain('Open the portal');
});

test('the mail of an answer keeps the lines of the original message, also as HTML [contact.answer]', async () => {
  await server.db.deleteFrom('mails').execute();
  await server.as(sender).call(contact.send, { body: { subject: 'Lignes', details: 'Une.\nDeux.' } });
  const list = await asSuperadmin().body(contact.list);
  await asSuperadmin().call(contact.answer, { id: list.messages[0]!.id, body: { answer: 'Bien.' } });
  const query = server.db.selectFrom('mails').select('body_html').where('recipient', '=', sender.email);
  const { body_html: html } = await query.executeTakeFirstOrThrow();
  expect(html).toMatch(/>Une\.<\/p>\n<p[^>]*>Deux\.<\/p>/);
});

test('of two concurrent answers one is sent, the other gets 409 ALREADY_ANSWERED; the message can’t become new again [contact.answer]', async () => {
  const { id } = await send();
  const responses = await Promise.all(
    ['Oui.', 'Non.'].map((answer) => asSuperadmin().call(contact.answer, { id, body: { answer } })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(responses.find(({ status }) => status === 409)!.error.code).toBe('ALREADY_ANSWERED');
  const mails = await server.db.selectFrom('mails').selectAll().where('recipient', '=', sender.email).execute();
  expect(mails).toHaveLength(1);
  const marked = await asSuperadmin().call(contact.update, { id, body: { state: 'NEW' } });
  expect(marked.error.code).toBe('ALREADY_ANSWERED');
});

test('marks a message as answered elsewhere, and as new again; mails nothing [contact.answered-elsewhere]', async () => {
  const { id } = await send();
  await server.db.deleteFrom('mails').execute();
  const mark = (state: string) => asSuperadmin().body(contact.update, { id, body: { state: state as 'NEW' } });
  expect(await mark('ANSWERED')).toMatchObject({
    state: 'ANSWERED',
    answer: null,
    date_answer: expect.any(String) as unknown,
  });
  expect(await mark('NEW')).toMatchObject({ state: 'NEW', date_answer: null, answered_by: null });
  expect(await server.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test('refuses to mail an answer to a sender without an address [contact.answered-elsewhere]', async () => {
  const follower = await server.seed.follower();
  const { id } = await send('Sans adresse', follower);
  await server.db.updateTable('authentications').set({ email: null }).where('id', '=', follower.id).execute();
  const { status, error } = await asSuperadmin().call(contact.answer, { id, body: { answer: 'Bonjour' } });
  expect({ status, fields: Object.keys(error.fields!) }).toEqual({ status: 422, fields: ['answer'] });
});

test('returns 404 for an unknown message, 422 for an empty answer, 403 for another role', async () => {
  const { id } = await send();
  const body = { answer: 'Bonjour' };
  expect(await asSuperadmin().status(contact.answer, { id: 2_000_000_000, body })).toBe(404);
  expect(await asSuperadmin().status(contact.answer, { id, body: { answer: ' ' } })).toBe(422);
  for (const route of [contact.list, contact.view] as const) {
    expect(await server.as(sender).status(route as typeof contact.view, { id })).toBe(403);
  }
  expect(await server.as(sender).status(contact.answer, { id, body })).toBe(403);
  expect(await server.anonymous.status(contact.list)).toBe(401);
});
