import { contact } from '@memocartes/contract/contact/contact.routes';

import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const message = { subject: 'Boîtes manquantes', details: 'Il nous en manque deux.\nMerci <b>beaucoup</b> !' };
const readMessages = () => server.db.selectFrom('contact_messages').selectAll().execute();

test('a message is stored and mailed to the superadmins with its sender [interface.contact]', async () => {
  const school = await server.seed.school({ name: 'École des Tilleuls' });
  const schoolAdmin = await server.seed.schoolAdmin({ schoolId: school.id });
  expect(await server.as(schoolAdmin).status(contact.send, { body: message })).toBe(204);
  expect(await readMessages()).toMatchObject([{ ...message, authentications_id: schoolAdmin.id }]);
  const mail = await server.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ recipient: server.config.CONTACT_MAIL, subject: '[Contact] Boîtes manquantes' });
  expect(mail.body_text).toContain('École des Tilleuls');
  expect(mail.body_text).toContain(schoolAdmin.email);
  expect(mail.body_text).toContain('une réponse directe à ce message n’arriverait pas');
  expect(mail.body_html).not.toContain('<b>');
  expect(mail.body_html).toContain('href="mailto:');
  expect(mail.body_html).not.toContain('copiez cette adresse');
});

test.each([
  [{ subject: ' ', details: 'x' }, ['subject']],
  [{ subject: 'x', details: '' }, ['details']],
  [{}, ['details', 'subject']],
  [{ subject: 'x', details: 'a'.repeat(1025) }, ['details']],
  [{ subject: 'a'.repeat(151), details: 'x' }, ['subject']],
])('refuses %j and stores nothing [interface.contact]', async (body, fields) => {
  const teacher = await server.seed.teacher();
  const before = await readMessages();
  const { status, error } = await server.as(teacher).call(contact.send, { body: body as never });
  expect({ status, fields: Object.keys(error.fields!).sort() }).toEqual({ status: 422, fields });
  expect(await readMessages()).toEqual(before);
});

test('accepts 1024 characters, and at most five messages in ten minutes', async () => {
  const follower = await server.seed.follower();
  const send = () => server.as(follower).status(contact.send, { body: { subject: 'x', details: 'a'.repeat(1024) } });
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push(await send());
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});

test('sending a message is refused to anonymous callers and superadmins', async () => {
  expect(await server.anonymous.status(contact.send, { body: message })).toBe(401);
  expect(await server.as(await server.seed.superadmin()).status(contact.send, { body: message })).toBe(403);
});
