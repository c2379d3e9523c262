import { users } from '@memocartes/contract/users/users.routes';
import { sql } from 'kysely';

import { countUnfinished } from '../job-queue/jobs.queries.ts';
import { attemptMail } from '../mails/testing.ts';
import { retryMail } from '../operations-page/operations-page.writes.ts';
import { ago } from '../testing/data/instants.ts';
import { exportAndOpen } from '../testing/exports.ts';
import { testServerWithJobs } from '../testing/jobs.ts';
import { resetLimits } from '../testing/limits.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import type { Person } from '../testing/seed.ts';
import type { TestServer } from '../testing/server.ts';
import { waitFor } from '../testing/wait-for.ts';

let server: TestServer;
beforeAll(async () => (server = await testServerWithJobs()));
afterAll(() => server.close());
beforeEach(() => resetLimits(server.db));

/** A school with a follower and a teacher who were just invited by its school admin. */
async function seedInvited() {
  const { seed } = server;
  const { id: schoolId } = await seed.school();
  const child = await seed.student({ schools_id: schoolId });
  const account = { status: 'PENDING', date_invited: null } as const;
  const schoolAdmin = await seed.schoolAdmin({ schoolId });
  const follower = await seed.follower({ schoolId, studentId: child.id, account });
  const teacher = await seed.teacher({ schoolId, account });
  const body = { ids: [follower.userId, teacher.userId] };
  expect((await server.as(schoolAdmin).body(users.invite, { body })).count).toBe(2);
  return { schoolId, schoolAdmin, follower, teacher };
}

const view = async (caller: Person, { userId: id }: Person) =>
  (await server.as(caller).body(users.view, { id })).authentication;
const failureOf = async (caller: Person, person: Person) => (await view(caller, person)).invitation_failure;
const refuse = ({ email }: Person) => attemptMail(server, email, { toRecipient: '550 5.1.1 no such user' });

/** The people with a status, in the lists of followers and staff. */
async function withStatus(caller: Person, status: string) {
  const { followers } = await server.as(caller).body(users.followers, { query: { status } });
  const staff = await server.as(caller).body(users.list, { query: { status } });
  return [...followers, ...staff.users].map(({ id }) => id);
}

test('an invitation that the mail server refuses permanently is shown in the lists, which can be filtered by it [invitations.undelivered]', async () => {
  const { schoolAdmin, follower, teacher } = await seedInvited();
  expect(await withStatus(schoolAdmin, 'UNDELIVERED')).toEqual([]);
  for (const person of [follower, teacher]) {
    expect(await refuse(person)).toBe(false);
    expect(await view(schoolAdmin, person)).toMatchObject({ status: 'PENDING', invitation_failure: 'NO_MAILBOX' });
  }
  expect(await withStatus(schoolAdmin, 'UNDELIVERED')).toEqual([follower.userId, teacher.userId]);
  expect(await withStatus(schoolAdmin, 'PENDING')).toEqual([]);
  const stranger = await server.seed.schoolAdmin();
  expect(await withStatus(stranger, 'UNDELIVERED')).toEqual([]);
  expect(await server.as(stranger).status(users.view, { id: follower.userId })).toBe(404);
});

test('the status stays without the mail, which is deleted after 30 days or missing in a restored database [invitations.undelivered]', async () => {
  const { schoolAdmin, follower } = await seedInvited();
  await refuse(follower);
  await server.db.deleteFrom('mails').where('recipient', '=', follower.email).execute();
  expect(await failureOf(schoolAdmin, follower)).toBe('NO_MAILBOX');
});

test.each([
  ['550 5.1.1 no such user', 'NO_MAILBOX'],
  ['552 5.2.2 mailbox full', 'FULL_MAILBOX'],
  ['550 5.2.2 the mailbox is over its quota', 'FULL_MAILBOX'],
  ['550 5.7.1 relaying denied', 'REFUSED'],
  ['550 5.7.26 refused, see the full policy', 'REFUSED'],
  ['452 4.3.1 insufficient system storage', 'REFUSED'],
  ['450 later', 'REFUSED'],
])(
  'the answer %s to the last attempt is shown as %s, never as it is [invitations.undelivered]',
  async (answer, reason) => {
    const { schoolAdmin, follower } = await seedInvited();
    await attemptMail(server, follower.email, { toRecipient: answer, isLastAttempt: true });
    const shown = await view(schoolAdmin, follower);
    expect(shown.invitation_failure).toBe(reason);
    expect(JSON.stringify(shown)).not.toContain(answer.slice(4));
  },
);

test('an attempt that will be repeated is no failure; a later delivery of the mail ends the status [invitations.undelivered]', async () => {
  const { schoolAdmin, follower } = await seedInvited();
  await attemptMail(server, follower.email, { toRecipient: '450 later' });
  expect(await failureOf(schoolAdmin, follower)).toBeNull();
  await attemptMail(server, follower.email, { toRecipient: '450 later', isLastAttempt: true });
  expect(await failureOf(schoolAdmin, follower)).toBe('REFUSED');
  expect(await attemptMail(server, follower.email)).toBe(true);
  expect(await failureOf(schoolAdmin, follower)).toBeNull();
});

test('an invitation whose last attempt ended with its process is undelivered, unless it was sent [invitations.undelivered]', async () => {
  const { schoolAdmin, follower, teacher } = await seedInvited();
  expect(await attemptMail(server, teacher.email)).toBe(true);
  const mails = await server.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', 'in', [follower.email, teacher.email])
    .execute();
  for (const { id } of mails) {
    await sql`
      insert into pgboss.job (name, data, policy, state, retry_count, retry_limit, dead_letter)
      values ('mails', ${{ id }}, 'standard', 'retry', 8, 8, 'dead-letters')
    `.execute(server.db);
  }
  await waitFor(async () => (await countUnfinished(server.db, 'mails')) === 0, {
    timeoutMs: 10_000,
    describe: () => 'the jobs still wait',
  });
  expect(await failureOf(schoolAdmin, follower)).toBe('UNKNOWN');
  expect(await failureOf(schoolAdmin, teacher)).toBeNull();
});

test('another invitation or a slip ends the status, and a late failure of an earlier mail does not bring it back [invitations.undelivered]', async () => {
  const { schoolAdmin, follower, teacher } = await seedInvited();
  for (const person of [follower, teacher]) await refuse(person);
  const failed = await server.db.selectFrom('mails').select('id').where('recipient', '=', follower.email).execute();
  await server.db
    .updateTable('tickets')
    .set({ date_create: ago({ hours: 1 }) })
    .execute();
  await server.as(schoolAdmin).body(users.invite, { body: { ids: [follower.userId] } });
  await server.as(schoolAdmin).body(users.slips, { body: { ids: [teacher.userId] } });
  expect(await withStatus(schoolAdmin, 'PENDING')).toEqual([follower.userId, teacher.userId]);
  await server.db.deleteFrom('mails').where('recipient', '=', follower.email).where('id', '>', failed[0]!.id).execute();
  await server.db.transaction().execute((trx) => retryMail(trx, failed[0]!.id));
  for (const person of [follower, teacher]) await refuse(person);
  expect(await withStatus(schoolAdmin, 'UNDELIVERED')).toEqual([]);
});

describe('correcting the address', () => {
  const correct = (caller: Person | null, { userId: id }: Person, email: string) =>
    (caller ? server.as(caller) : server.anonymous).call(users.update, { id, body: { email } });

  test('a person gets a new invitation at the corrected address; then the address is fixed again [accounts.email-read-only] [invitations.undelivered-action]', async () => {
    const { schoolAdmin, follower, teacher } = await seedInvited();
    for (const person of [follower, teacher]) {
      const email = `corrigee-${person.email}`;
      expect((await correct(schoolAdmin, person, email)).error.fields).toHaveProperty('email');
      await refuse(person);
      const { body, status } = await correct(schoolAdmin, person, email);
      expect(status).toBe(200);
      expect(body.authentication).toMatchObject({ email, status: 'PENDING', invitation_failure: null });
      expect((await correct(schoolAdmin, person, person.email)).error.fields).toHaveProperty('email');
      expect(await attemptMail(server, email)).toBe(true);
    }
  });

  test('needs the permission to edit the person, and an address that no one has [accounts.email-exists]', async () => {
    const { schoolId, schoolAdmin, follower, teacher } = await seedInvited();
    await refuse(follower);
    const { seed } = server;
    const email = 'corrigee@test.example';
    expect((await correct(null, follower, email)).status).toBe(401);
    expect((await correct(await seed.teacher({ schoolId }), follower, email)).status).toBe(403);
    expect((await correct(await seed.follower({ schoolId }), follower, email)).status).toBe(403);
    expect((await correct(await seed.schoolAdmin(), follower, email)).status).toBe(404);
    expect((await correct(schoolAdmin, follower, teacher.email)).error.code).toBe('EMAIL_TAKEN');
    const elsewhere = await seed.student();
    await seed.follow(follower.userId, elsewhere.id);
    expect((await correct(schoolAdmin, follower, email)).status).toBe(403);
    expect(await failureOf(schoolAdmin, follower)).toBe('NO_MAILBOX');
  });

  testWithTwoConnections(
    'is refused if the person activates the account at the same time [accounts.email-read-only]',
    async () => {
      const { schoolAdmin, follower } = await seedInvited();
      await refuse(follower);
      const activation = await server.db.startTransaction().execute();
      await activation.updateTable('authentications').set({ status: 'ACTIVE' }).where('id', '=', follower.id).execute();
      const correction = correct(schoolAdmin, follower, 'autre@test.example');
      await waitForLock(server.db);
      await activation.commit().execute();
      expect((await correction).error.fields).toHaveProperty('email');
      expect((await view(schoolAdmin, follower)).email).toBe(follower.email);
    },
  );
});

test('the export of a person’s data says in words that the invitation did not arrive [privacy.export-school]', async () => {
  const { schoolAdmin, follower } = await seedInvited();
  await refuse(follower);
  const { page, data } = await exportAndOpen(server, schoolAdmin, 'exportUser', follower.userId);
  expect(data.account![0]).toMatchObject({ invitation_failure: 'NO_MAILBOX' });
  expect(page).toMatch(/Invitation non remise[^]*L’adresse n’existe pas/);
});
