import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { recipientRefused } from '@memocartes/contract/operations-page/mail-errors';
import { operationsPage } from '@memocartes/contract/operations-page/operations-page.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { sql } from 'kysely';

import { insertFile } from '../app/permission-matrix/places/places.rows.ts';
import { recordBackup } from '../backup/record-backup.ts';
import { deadLetters, definitions } from '../job-queue/definitions.ts';
import { intervalOf } from '../job-queue/jobs.queries.ts';
import { ago } from '../testing/data/instants.ts';
import { runSentJobs } from '../testing/jobs.ts';
import type { Person } from '../testing/seed.ts';
import { callerOf, startSecondProcess, type TestServer, testServer } from '../testing/server.ts';
import { readMails } from './operations-page.queries.ts';
import { readShellVersion } from './shell-version.ts';

const maxMailTries = definitions.mails.attempts;
let server: TestServer;
let superadmin: Person;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());

const view = () => server.as(superadmin).body(operationsPage.view);

const insertMail = (overrides: object = {}) =>
  server.db
    .insertInto('mails')
    .values({ recipient: 'a@test.example', subject: 'Bonjour', body_text: 'x', body_html: 'x', ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();

test('shows database, migrations and versions [operations-page.state]', async () => {
  const { database, versions } = await view();
  expect(database).toMatchObject({ nb_pending_migrations: 0, migration: expect.stringMatching(/^00\d\d$/) as unknown });
  expect(database!.size_bytes).toBeGreaterThan(1_000_000);
  expect(database!.nb_connections).toBeGreaterThan(0);
  expect(versions.api).toMatch(/^\d/);
});

test('a failed mail is listed, and can be queued again once [operations-page.mails]', async () => {
  await insertMail();
  await insertMail({ date_sent: new Date().toISOString() });
  const { id } = await insertMail({ nb_tries: maxMailTries, error: 'ECONNREFUSED' });
  const { mails } = await view();
  expect(mails).toMatchObject({ nb_sent_day: 1, nb_waiting: 1, nb_failed: 1, failed: [{ id, error: 'ECONNREFUSED' }] });
  const retry = () => server.as(superadmin).call(operationsPage.retryMail, { id });
  expect([(await retry()).status, (await retry()).status]).toEqual([204, 404]);
  expect((await view()).mails).toMatchObject({ nb_waiting: 2, nb_failed: 0, failed: [] });
  const jobs = await sql`select from pgboss.job where name = 'mails' and data ->> 'id' = ${String(id)}`.execute(
    server.db,
  );
  expect(jobs.rows).toHaveLength(1);
});

test('the failed mails of the last seven days are queued again together, except refused ones [operations-page.mails]', async () => {
  // Queues exist once a process has started its jobs.
  const stop = await runSentJobs(server);
  await stop();
  const failed = { nb_tries: maxMailTries, error: 'ECONNREFUSED' };
  const { id } = await insertMail(failed);
  const { id: lost } = await insertMail();
  await sql`
    insert into pgboss.job (name, data, policy, source_name, source_retry_count, source_created_on)
    values (${deadLetters}, ${{ id: lost }}, 'standard', 'mails', 7, now())
  `.execute(server.db);
  const refused = await insertMail({ ...failed, error: recipientRefused });
  const old = await insertMail({ ...failed, date_create: ago({ days: 8 }) });
  expect((await view()).mails).toMatchObject({ nb_failed: 4, nb_resendable: 2 });
  const retry = () => server.as(superadmin).body(operationsPage.retryMails);
  expect([await retry(), await retry()]).toEqual([{ nb_queued: 2 }, { nb_queued: 0 }]);
  expect((await view()).mails).toMatchObject({ failed: [{ id: old.id }, { id: refused.id }], nb_resendable: 0 });
  const jobs = await sql<{ id: number }>`
    select (data ->> 'id')::int as id
    from pgboss.job
    where name = 'mails' and (data ->> 'id')::int in (${id}, ${lost})
    order by 1
  `.execute(server.db);
  expect(jobs.rows).toEqual([{ id }, { id: lost }]);
  await server.db.deleteFrom('mails').where('id', 'in', [refused.id, old.id, id, lost]).execute();
});

test('a dead job is listed and can be sent again once; the dead job of a mail is not listed [operations-page.jobs]', async () => {
  const giveUp = (name: string) =>
    sql`
      insert into pgboss.job (name, policy, source_name, source_retry_count, source_output, source_created_on)
      values (${deadLetters}, 'standard', ${name}, 2, '{"message": "ECONNREFUSED"}', now())
    `.execute(server.db);

  // Queues exist once a process has started its jobs.
  const stop = await runSentJobs(server);
  await stop();
  await giveUp('expiry');
  await giveUp('mails');
  const { jobs } = await view();
  expect(jobs.kinds.map(({ name }) => name)).toEqual(Object.keys(definitions));
  expect(jobs.kinds.find(({ name }) => name === 'expiry')).toMatchObject({ cron: '*/5 * * * *', failed: 1 });
  expect(jobs.dead).toMatchObject([{ name: 'expiry', attempts: 3, error: 'ECONNREFUSED' }]);
  const retry = () => server.as(superadmin).call(operationsPage.retryJob, { id: jobs.dead[0]!.id });
  expect([(await retry()).status, (await retry()).status]).toEqual([204, 404]);
  expect((await view()).jobs.dead).toEqual([]);
});

test('a mail is shown as failed when processes died during all attempts of its job, and can be queued again [operations-page.mails]', async () => {
  const { mails: before } = await view();
  const { id } = await insertMail({ nb_tries: maxMailTries - 1 });
  expect((await view()).mails).toMatchObject({ nb_waiting: before.nb_waiting + 1, nb_failed: 0 });
  await sql`
    insert into pgboss.job (name, data, policy, source_name, source_retry_count, source_created_on)
    values (${deadLetters}, ${{ id }}, 'standard', 'mails', 7, now())
  `.execute(server.db);
  const { mails } = await view();
  expect(mails).toMatchObject({ nb_waiting: before.nb_waiting, nb_failed: 1, failed: [{ id }] });
  const retry = () => server.as(superadmin).call(operationsPage.retryMail, { id });
  expect([(await retry()).status, (await retry()).status]).toEqual([204, 404]);
  expect((await view()).mails).toMatchObject({ nb_waiting: before.nb_waiting + 1, nb_failed: 0 });
});

test('shows jobs and mails that are late, with the latest error of a mail [operations-page.late]', async () => {
  // Queues exist once a process has started its jobs.
  const stop = await runSentJobs(server);
  await stop();
  const kinds = async () => Object.fromEntries((await view()).jobs.kinds.map((kind) => [kind.name, kind.is_late]));
  const insertJob = (name: string, state: string, started: string | null, start: string) =>
    sql`
      insert into pgboss.job (name, policy, state, started_on, start_after)
      values (${name}, 'standard', ${state}, ${started}, ${start})
    `.execute(server.db);
  await insertJob('expiry', 'completed', ago({ minutes: 15 }), ago({ minutes: 15 }));
  await insertJob('announcements', 'completed', ago({ minutes: 15 }), ago({ minutes: 15 }));
  await insertJob('prints', 'created', null, ago({ minutes: 16 }));
  await insertJob('exports', 'created', null, ago({ minutes: 14 }));
  await insertJob('retention-daily', 'created', null, ago({ minutes: 16 }));
  expect(await kinds()).toMatchObject({ expiry: false, announcements: true, prints: true, exports: false });
  expect(await kinds()).toMatchObject({ 'retention-daily': true, 'notifications-visible': false });
  // Runs are not stored for long: a job that stopped hours ago has none.
  await sql`update pgboss.queue set created_on = ${ago({ days: 1 })} where name = 'notifications-visible'`.execute(
    server.db,
  );
  expect(await kinds()).toMatchObject({ 'notifications-visible': true, 'notifications-mails': false });
  await insertMail({ date_create: ago({ minutes: 29 }) });
  const mails = () => readMails(server.db, { SMTP_URL: 'smtp://smtp.test.example' });
  await server.db
    .deleteFrom('mails')
    .where('date_create', '<', ago({ minutes: 30 }))
    .execute();
  expect((await mails()).is_late).toBe(false);
  await insertMail({ date_create: ago({ minutes: 31 }), nb_tries: 2, error: 'ECONNREFUSED' });
  expect(await mails()).toMatchObject({ is_late: true, last_error: 'ECONNREFUSED', nb_failed: 0 });
  // Without SMTP_URL mails stay in the outbox.
  expect((await view()).mails.is_late).toBe(false);
});

test.each([
  ['* * * * *', 60],
  ['2-59/5 * * * *', 300],
  ['7 * * * *', 3600],
  ['30 3 * * *', 86_400],
])('a job with the schedule %s runs every %i seconds [operations-page.late]', (cron, seconds) => {
  expect(intervalOf(cron)).toBe(seconds);
});

test('shows the last backup, which is late after 26 hours [operations-page.backup]', async () => {
  const lastBackup = async () => (await view()).database!.last_backup;
  expect(await lastBackup()).toBeNull();
  await recordBackup(server.db, 'first.dump');
  const { date } = (await lastBackup())!;
  const setDate = (date_create: string) =>
    server.db.updateTable('portal_settings').set({ date_create }).where('name', '=', 'last_backup').execute();
  await setDate(ago({ hours: 27 }));
  expect(await lastBackup()).toMatchObject({ is_late: true });
  await recordBackup(server.db, 'second.dump');
  const latest = (await lastBackup())!;
  expect(latest.is_late).toBe(false);
  expect(latest.date >= date).toBe(true);
});

test('sums the files of each school, the largest first [operations-page.storage]', async () => {
  const small = await server.seed.school({ name: 'Petite' });
  const large = await server.seed.school({ name: 'Grande' });
  for (const [title, { id }] of [
    ['a', small],
    ['b'.repeat(900), large],
    ['c', large],
  ] as const) {
    await insertFile(server.db, { title, entity_type: 'RESOURCES', schools_id: id });
  }
  const { storage } = await view();
  expect(storage.schools.map(({ school, nb_files }) => [school?.name, nb_files])).toEqual([
    ['Grande', 2],
    ['Petite', 1],
  ]);
  expect(storage.size_bytes).toBeGreaterThan(900);
});

test('counts failures of the API by route for a day, and writes them when the process ends [operations-page.errors]', async () => {
  const failing = await startSecondProcess(server);
  const { token } = await server.seed.schoolAdmin();
  await sql`alter table students rename to renamed`.execute(server.db);
  const caller = callerOf(failing.origin, { authorization: `Bearer ${token}` });
  for (let n = 0; n < 3; n += 1) expect(await caller.status(students.list)).toBe(500);
  await sql`alter table renamed rename to students`.execute(server.db);
  await failing.close();
  expect((await view()).errors).toMatchObject([{ method: 'GET', route: '/api/students', status: 500, nb: 3 }]);
  await sql`update api_errors set date_last = now() - interval '25 hours'`.execute(server.db);
  expect((await view()).errors).toEqual([]);
});

test('the state of the portal is refused to everybody except superadmins', async () => {
  for (const person of [await server.seed.schoolAdmin(), await server.seed.teacher(), await server.seed.follower()]) {
    expect(await server.as(person).status(operationsPage.view)).toBe(403);
  }
  expect(await server.anonymous.status(operationsPage.view)).toBe(401);
});

test('the version of the served shell is a hash of its page, so another build has another version [operations-page.state]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  expect(await readShellVersion(undefined)).toBeNull();
  expect(await readShellVersion(folder)).toBeNull();
  writeFileSync(join(folder, 'index.html'), '<script src="/assets/main.1.js"></script>');
  const first = await readShellVersion(folder);
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  writeFileSync(join(folder, 'index.html'), '<script src="/assets/main.2.js"></script>');
  expect(await readShellVersion(folder)).not.toBe(first);
  rmSync(folder, { recursive: true });
});
