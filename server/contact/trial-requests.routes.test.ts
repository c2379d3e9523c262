import { contact } from '@memocartes/contract/contact/contact.routes';

import { applyRetention } from '../privacy/retention/retention.job.ts';
import { resetLimits } from '../testing/limits.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let superadmin: { id: number; token: string };

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
});

beforeEach(async () => {
  await server.db.deleteFrom('contact_messages').execute();
  await server.db.deleteFrom('mails').execute();
  await resetLimits(server.db);
});

afterAll(() => server.close());

const request = {
  trial_for: 'SCHOOL' as const,
  firstname: 'inès',
  lastname: 'MORVAN',
  email: ' Ines.Morvan@Example.fr ',
  school: 'École du Port, Brest',
  details: 'Nous sommes six classes.\nMerci <b>beaucoup</b> !',
  request_id: '5f0c9a52-6f5c-4a7e-9f0e-0d3c3f1f2a11',
};
const email = 'ines.morvan@example.fr';

const requestTrial = (changes: object = {}) =>
  server.anonymous.call(contact.askTrial, { body: { ...request, ...changes } });
const asSuperadmin = () => server.as(superadmin);
const list = async (query: Record<string, unknown> = {}) =>
  (await asSuperadmin().body(contact.list, { query })).messages;
const readMails = () => server.db.selectFrom('mails').selectAll().execute();

test('an anonymous request for a trial is stored and mailed to the superadmins only, not to the typed address [contact.trial]', async () => {
  const { status, body } = await requestTrial();
  expect({ status, body }).toEqual({ status: 204, body: undefined });
  expect(await server.db.selectFrom('contact_messages').selectAll().execute()).toMatchObject([
    { ...request, firstname: 'Inès', lastname: 'Morvan', email, lang: 'fr', authentications_id: null },
  ]);
  const mails = await readMails();
  expect(mails).toMatchObject([{ recipient: server.config.CONTACT_MAIL, subject: '[Contact] Essai pour une école' }]);
  for (const text of ['Inès MORVAN (École du Port, Brest) vous écrit', 'six classes', email]) {
    expect(mails[0]!.body_text).toContain(text);
  }
  expect(mails[0]!.body_html).not.toContain('<b>');
});

test('a request for a trial gets the same response from every role, and with the address of an account [contact.trial]', async () => {
  const school = await server.seed.school();
  const people = [superadmin, await server.seed.schoolAdmin({ schoolId: school.id }), await server.seed.teacher()];
  for (const person of [...people, await server.seed.follower()]) {
    expect(await server.as(person).status(contact.askTrial, { body: request })).toBe(204);
  }
  const member = await server.seed.schoolAdmin({ schoolId: school.id });
  const response = await requestTrial({ email: member.email });
  expect({ status: response.status, body: response.body }).toEqual({ status: 204, body: undefined });
  expect((await readMails()).map(({ recipient }) => recipient)).not.toContain(member.email);
});

test.each([
  [{ firstname: ' ' }, ['firstname']],
  [{ lastname: 'a'.repeat(101) }, ['lastname']],
  [{ lastname: 'www.example.fr' }, ['lastname']],
  [{ email: 'ines' }, ['email']],
  [{ trial_for: 'EVERYBODY' }, ['trial_for']],
  [{ school: ' ' }, ['school']],
  [{ school: 'a'.repeat(201) }, ['school']],
  [{ details: 'a'.repeat(1025) }, ['details']],
  [{ lang: 'de' }, ['lang']],
  [{ request_id: 'x' }, ['request_id']],
  [{ firstname: undefined, email: undefined }, ['email', 'firstname']],
])('refuses %j, and stores nothing [contact.trial]', async (changes, fields) => {
  const { status, error } = await requestTrial(changes);
  expect({ status, fields: Object.keys(error.fields!).sort() }).toEqual({ status: 422, fields });
  expect(await list()).toEqual([]);
});

test('accepts the longest values, and a teacher without school and message [contact.trial]', async () => {
  expect(
    (await requestTrial({ school: 'a'.repeat(200), details: 'a'.repeat(1024), request_id: undefined })).status,
  ).toBe(204);
  const teacher = { trial_for: 'CLASS', school: undefined, details: undefined, request_id: undefined };
  expect((await requestTrial(teacher)).status).toBe(204);
  expect((await list())[0]).toMatchObject({ details: '', trial: { for: 'CLASS', school: null } });
});

test('a request sent again is stored and mailed once; another address or id is another request [contact.trial-once]', async () => {
  const responses = await Promise.all([requestTrial(), requestTrial(), requestTrial()]);
  expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await list()).toHaveLength(1);
  expect(await readMails()).toHaveLength(1);
  await requestTrial({ email: 'autre@example.fr' });
  await requestTrial({ request_id: '5f0c9a52-6f5c-4a7e-9f0e-0d3c3f1f2a12' });
  expect(await list()).toHaveLength(3);
});

test('accepts at most ten requests in an hour from one network, and a hundred from all networks together [contact.trial-limit]', async () => {
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await requestTrial({ request_id: undefined })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
  await resetLimits(server.db);
  const from = (network: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/trial-requests',
      payload: { ...request, request_id: undefined },
      remoteAddress: `10.0.${network}.1`,
    });
  const codes = [];
  for (let n = 0; n < 101; n += 1) codes.push((await from(n)).statusCode);
  expect(codes).toEqual([...Array<number>(100).fill(204), 429]);
});

test('superadmins list requests for a trial with who asks, by kind and search [contact.trial-listed]', async () => {
  const sender = await server.seed.teacher();
  await server.as(sender).call(contact.send, { body: { subject: 'Boîtes', details: 'Il en manque.' } });
  await requestTrial();
  const [received] = await list({ kind: 'TRIAL_REQUEST' });
  expect(received).toMatchObject({
    subject: 'Essai pour une école',
    state: 'NEW',
    trial: { for: 'SCHOOL', school: 'École du Port, Brest' },
    sender: { firstname: 'Inès', lastname: 'Morvan', email, role: 'ADMIN', school: null },
  });
  expect(await list({ kind: 'MESSAGE' })).toMatchObject([{ subject: 'Boîtes', trial: null }]);
  for (const search of ['morvan', 'ecole du port', 'ines.morvan@']) expect(await list({ search })).toHaveLength(1);
  expect(await list()).toHaveLength(2);
});

test('a request for a trial is answered once by mail to its address, in its language [contact.answer] [contact.trial-listed]', async () => {
  await requestTrial({ lang: 'en', details: '' });
  await server.db.deleteFrom('mails').execute();
  const { id } = (await list())[0]!;
  const body = { answer: 'Your trial starts on Monday.' };
  expect(await asSuperadmin().body(contact.answer, { id, body })).toMatchObject({ state: 'ANSWERED', ...body });
  const mails = await readMails();
  expect(mails).toMatchObject([{ recipient: email, subject: 'Answer to your message: Trial for a school' }]);
  expect(mails[0]!.body_text).toContain('Hello Inès MORVAN');
  expect(mails[0]!.body_text).toContain(`To write to us again: ${server.config.CONTACT_MAIL}`);
  expect(mails[0]!.body_text).not.toContain('Your message');
  expect(await asSuperadmin().status(contact.answer, { id, body })).toBe(409);
});

test('a request for a trial can be marked as answered elsewhere [contact.answered-elsewhere]', async () => {
  await requestTrial();
  const { id } = (await list())[0]!;
  const marked = await asSuperadmin().body(contact.update, { id, body: { state: 'ANSWERED' } });
  expect(marked).toMatchObject({ state: 'ANSWERED', answer: null });
});

test('only a superadmin can delete a request for a trial [contact.delete]', async () => {
  await requestTrial();
  const { id } = (await list())[0]!;
  expect(await server.as(await server.seed.schoolAdmin({})).status(contact.delete, { id })).toBe(403);
  expect(await server.anonymous.status(contact.delete, { id })).toBe(401);
  expect(await asSuperadmin().status(contact.delete, { id })).toBe(204);
  expect(await list()).toEqual([]);
  expect(await asSuperadmin().status(contact.delete, { id })).toBe(404);
});

test('a request for a trial is deleted after a year [contact.trial-kept] [privacy.retention]', async () => {
  await requestTrial();
  const after = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await applyRetention(server.db, 'contact-messages', after(364));
  expect(await list()).toHaveLength(1);
  await applyRetention(server.db, 'contact-messages', after(366));
  expect(await list()).toEqual([]);
});
