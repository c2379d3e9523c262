import { recipientRefused } from '@memocartes/contract/operations-page/mail-errors';
import { operationsPage } from '@memocartes/contract/operations-page/operations-page.routes';
import { sql } from 'kysely';

import { runHandler, runSentJobs } from '../testing/jobs.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { mailsJob } from './mails.job.ts';
import { queueMail } from './mails.ts';
import { startSmtp } from './testing.ts';
import { escapeHtml, writeMail } from './write-mail.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());
beforeEach(() => sql`delete from mails`.execute(server.db));

const mail = writeMail({
  appName: 'Mémocartes',
  subject: 'Bienvenue <ici>',
  greeting: 'Bonjour Zoë,',
  paragraphs: ['Voici votre lien.'],
  button: { label: 'Ouvrir', url: 'https://memocartes.example/Valid?token=abc' },
  notes: ['Il ne sert qu’une fois.'],
});

const mails = () => server.db.selectFrom('mails').selectAll().execute();

const queue = (email: string, queued = mail) => server.db.transaction().execute((trx) => queueMail(trx, email, queued));

/** Runs the jobs of all mails. */
async function sendMails(SMTP_URL?: string): Promise<void> {
  const { db, config } = server;
  for (const { id } of await mails()) await runHandler({ db, config: { ...config, SMTP_URL } }, mailsJob, id);
}

test('a mail has the same content as text and HTML, and escapes markup [asvs:1.2.1]', () => {
  expect(mail.text).toContain(
    'Bonjour Zoë,\n\nVoici votre lien.\n\nOuvrir\u00a0:\nhttps://memocartes.example/Valid?token=abc',
  );
  expect(mail.html).toContain('href="https://memocartes.example/Valid?token=abc"');
  expect(mail.html).toContain(
    `<h1 style="margin: 0 0 20px; font-size: 22px; line-height: 1.3">${escapeHtml('Bienvenue <ici>')}</h1>`,
  );
  expect(mail.html).not.toContain('<ici>');
});

test('sends a mail once and erases its link [asvs:14.2.4]', async () => {
  const smtp = await startSmtp();
  await queue('zoe@test.example');
  await sendMails(smtp.url);
  await sendMails(smtp.url);
  smtp.stop();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toMatch(/^To: zoe@test.example$/m);
  expect(smtp.received[0]).toMatch(/multipart\/alternative/);
  const [queued] = await mails();
  expect(queued).toMatchObject({ body_text: '', body_html: '', error: null });
  expect(queued!.date_sent).not.toBeNull();
});

const messageIds = (received: readonly string[]) => received.map((text) => /^Message-ID: (.+)$/m.exec(text)?.[1]);

test('a mail that is sent again after a lost connection has the same Message-ID, another mail a different one', async () => {
  const smtp = await startSmtp({ toMessage: (nbReceived) => (nbReceived === 1 ? null : '250 kept') });
  await queue('zoe@test.example');
  await expect(sendMails(smtp.url)).rejects.toMatchObject({ code: 'ECONNECTION' });
  await sendMails(smtp.url);
  await queue('zoe@test.example');
  await sendMails(smtp.url);
  smtp.stop();
  const [first, again, other] = messageIds(smtp.received);
  expect(first).toMatch(/^<[\d.]+@memocartes\.fr>$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test.each([
  ['a status 4xx', '450 later'],
  ['a full mailbox', '552 5.2.2 mailbox full'],
  ['a relay that is not set up', '550 5.7.1 relaying denied'],
])('a mail whose recipient is refused because of %s is tried again', async (_reason, response) => {
  const smtp = await startSmtp({ toRecipient: response });
  await queue('zoe@test.example');
  await expect(sendMails(smtp.url)).rejects.toMatchObject({ code: 'EENVELOPE' });
  smtp.stop();
  const [queued] = await mails();
  expect(queued).toMatchObject({ nb_tries: 1, error: 'EENVELOPE', date_sent: null });
  expect(queued!.body_text).toContain('token=abc');
});

test('a mail to a mailbox that does not exist fails permanently after the first attempt, and keeps its text [operations-page.mail-refused]', async () => {
  const smtp = await startSmtp({ toRecipient: '550 no such user' });
  const stop = await runSentJobs({ ...server, config: { ...server.config, SMTP_URL: smtp.url } });
  await queue('zoe@test.example');
  const superadmin = await server.seed.superadmin();
  const view = () => server.as(superadmin).body(operationsPage.view);
  await waitFor(async () => (await view()).mails.nb_failed === 1, { timeoutMs: 10_000, describe: () => 'not failed' });
  await stop();
  smtp.stop();
  const { mails: shown, jobs } = await view();
  expect(shown).toMatchObject({ nb_waiting: 0, failed: [{ error: recipientRefused }] });
  expect(jobs.kinds.find(({ name }) => name === 'mails')).toMatchObject({ waiting: 0, failed: 1 });
  const [queued] = await mails();
  expect(queued).toMatchObject({ nb_tries: 1, date_sent: null });
  expect(queued!.body_text).toContain('token=abc');
  expect(await server.as(superadmin).status(operationsPage.retryMail, { id: queued!.id })).toBe(204);
  expect((await view()).mails).toMatchObject({ nb_waiting: 1, nb_failed: 0 });
});

test('a mail is sent when its transaction commits, once even if two processes run jobs, and never after a rollback', async () => {
  const smtp = await startSmtp();
  const sending = { ...server, config: { ...server.config, SMTP_URL: smtp.url } };
  const stops = [await runSentJobs(sending), await runSentJobs(sending)];
  const failing = server.db.transaction().execute(async (trx) => {
    await queueMail(trx, 'undone@test.example', mail);
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  for (const name of ['ada', 'zoe', 'lou']) await queue(`${name}@test.example`);
  const areSent = async () => (await mails()).every(({ date_sent }) => date_sent);
  await waitFor(areSent, { timeoutMs: 10_000, describe: () => 'not sent' });
  for (const stop of stops) await stop();
  smtp.stop();
  const recipients = smtp.received.map((text) => /^To: (\w+)@/m.exec(text)?.[1]).toSorted();
  expect(recipients).toEqual(['ada', 'lou', 'zoe']);
});

test('line breaks in a subject add neither header nor recipient [asvs:1.3.11]', async () => {
  const smtp = await startSmtp();
  const subject = 'Bienvenue\r\nBcc: autre@test.example\r\n\r\nfaux';
  await queue('zoe@test.example', { ...mail, subject });
  await sendMails(smtp.url);
  smtp.stop();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).not.toMatch(/^Bcc:/m);
  expect(smtp.received[0]).toMatch(/^To: zoe@test.example$/m);
});

test('a mail is sent while the mail server does not answer about another one', async () => {
  const smtp = await startSmtp({ toMessage: (nbReceived) => (nbReceived === 1 ? undefined : '250 kept') });
  const stop = await runSentJobs({ ...server, config: { ...server.config, SMTP_URL: smtp.url } });
  await queue('ada@test.example');
  await waitFor(() => smtp.received.length === 1, { timeoutMs: 10_000, describe: () => 'not received' });
  await queue('zoe@test.example');
  const isSent = async () =>
    (await mails()).some(({ recipient, date_sent }) => recipient.startsWith('zoe') && date_sent);
  await waitFor(isSent, { timeoutMs: 10_000, describe: () => 'not sent' });
  smtp.stop();
  await stop();
});

describe('without SMTP', () => {
  test('the outbox shows a mail with its link', async () => {
    await queue('zoe@test.example');
    await sendMails();
    const [queued] = await mails();
    const list = await (await fetch(`${server.origin}/outbox`)).text();
    expect(list).toContain('href="https://memocartes.example/Valid?token=abc"');
    expect(list).toContain('zoe@test.example');
    const page = await fetch(`${server.origin}/outbox/${queued!.id}`);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(await page.text()).toContain('Voici votre lien.');
    expect(await (await fetch(`${server.origin}/outbox/${queued!.id}/html`)).text()).toContain('<base target="_top">');
    expect((await fetch(`${server.origin}/outbox/999`)).status).toBe(404);
  });

  test('an empty outbox shows a text', async () => {
    expect(await (await fetch(`${server.origin}/outbox`)).text()).toContain('Aucun message pour l’instant.');
  });

  test('the outbox does not exist outside a demonstration [asvs:13.4.2] [asvs:15.2.3]', async () => {
    const production = await testServer({ DEMO: false });
    const { status } = await fetch(`${production.origin}/outbox`);
    await production.close();
    expect(status).toBe(404);
  });
});
