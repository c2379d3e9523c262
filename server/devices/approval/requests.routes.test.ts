import { devices } from '@memocartes/contract/devices/approval/devices.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { sql } from 'kysely';

import { retentionDailyJob, retentionOftenJob } from '../../privacy/retention/retention.job.ts';
import { answerTo, createClassroom, newTablet, openRevision, tablet } from '../../testing/classroom.ts';
import { ago } from '../../testing/data/instants.ts';
import { runHandler } from '../../testing/jobs.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { maxWaiting } from './approval.rules.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

type Tablet = ReturnType<typeof newTablet>;

const stateOf = (client: Tablet) => client.body(device.state);
const attachBy = (client: Tablet, body: { school_code: string } | { secret: string }) =>
  client.call(device.attach, { body });

const minutesPass = (label: string, count: number) =>
  sql`update devices set date_request = date_request - make_interval(mins => ${count}) where label = ${label}`.execute(
    server.db,
  );

const job = async () => {
  for (const handler of [retentionOftenJob, retentionDailyJob]) await runHandler(server, handler);
};

/** A school with its school admin, and functions that return the secret and the tablets of the school. */
async function seedSchool() {
  const school = await server.seed.school();
  const schoolAdmin = await server.seed.schoolAdmin({ schoolId: school.id });
  const caller = server.as(schoolAdmin);
  const secret = async () => (await caller.body(devices.secret)).secret!;
  const rows = async () => (await caller.body(devices.list)).devices;

  /** A tablet that requested approval with the school's code, with its row in the list. */
  const waiting = async () => {
    const client = newTablet(server);
    const { body } = await attachBy(client, { school_code: school.code });
    const row = (await rows()).find(({ label }) => label === body.label)!;
    return { client, row };
  };

  return { school, schoolAdmin, caller, secret, rows, waiting };
}

describe('attaching a tablet by the school’s code', () => {
  test('a tablet waits without rights until the school’s staff approve it [tablets.approval]', async () => {
    const { school, caller, waiting } = await seedSchool();
    const { client, row } = await waiting();
    expect(row).toMatchObject({
      status: 'WAITING',
      approver: null,
      label: expect.stringMatching(/^[2-9B-Y]{4}$/) as unknown,
    });
    expect(await stateOf(client)).toMatchObject({ status: 'WAITING', label: row.label, school: { name: school.name } });
    const join = await client.call(device.join, { body: { code: '123456' } });
    expect(join).toMatchObject({ status: 401, error: { code: 'DEVICE_NOT_APPROVED' } });
    await caller.call(devices.approve, { id: row.id });
    expect(await stateOf(client)).toMatchObject({ status: 'APPROVED', label: row.label });
    expect(await client.errorCode(device.join, { body: { code: '123456' } })).toBe('UNKNOWN_CODE');
  });

  test('a tablet that another school approves leaves the school that approved it before [tablets.approval]', async () => {
    const first = await seedSchool();
    const second = await seedSchool();
    const { client, row } = await first.waiting();
    await first.caller.call(devices.approve, { id: row.id });
    await attachBy(client, { school_code: second.school.code });
    const [request] = await second.rows();
    expect(await first.rows()).toMatchObject([{ status: 'APPROVED' }]);
    await second.caller.call(devices.approve, { id: request!.id });
    expect([await first.rows(), await second.rows()]).toMatchObject([[], [{ status: 'APPROVED' }]]);
  });

  test('the cookie is HttpOnly; spaces and case of the code are ignored', async () => {
    await server.seed.school({ code: '0751234J' });
    const { headers, body } = await attachBy(newTablet(server), { school_code: ' 0751234 j ' });
    expect(headers.get('set-cookie')).toMatch(/^device=[\w-]{43}; .*HttpOnly.*SameSite=Strict/);
    expect(body.status).toBe('WAITING');
  });

  test('the code of a school without access is refused like an unknown code', async () => {
    const archived = await server.seed.school({ status: 'ARCHIVED' });
    const expired = await server.seed.school({ date_expiration: ago({ seconds: 1 }) });
    for (const school_code of ['NULLE PART', archived.code, expired.code]) {
      expect((await attachBy(newTablet(server), { school_code })).error).toMatchObject({
        statusCode: 422,
        code: 'UNKNOWN_SCHOOL_CODE',
      });
    }
  });

  test('refuses a code together with a secret, or neither of them, and names the field `school_code`', async () => {
    for (const body of [{}, { school_code: 'A', secret: 'x'.repeat(22) }]) {
      expect((await newTablet(server).call(device.attach, { body })).error.fields).toHaveProperty('school_code');
    }
  });

  test('a request expires after 15 minutes: it can’t be approved, and is deleted [tablets.request]', async () => {
    const { caller, waiting, rows } = await seedSchool();
    const { client, row } = await waiting();
    await minutesPass(row.label, 16);
    expect((await stateOf(client)).status).toBe('NONE');
    expect(await rows()).toEqual([]);
    expect(await caller.status(devices.approve, { id: row.id })).toBe(404);
    await job();
    expect(await server.db.selectFrom('devices').select('id').where('id', '=', row.id).execute()).toEqual([]);
  });

  test('a request that the tablet cancels or the school refuses is deleted', async () => {
    const { caller, waiting } = await seedSchool();
    const one = await waiting();
    expect((await one.client.body(device.cancel)).status).toBe('NONE');
    const other = await waiting();
    expect(await caller.status(devices.refuse, { id: other.row.id })).toBe(204);
    expect((await stateOf(other.client)).status).toBe('NONE');
    expect(await caller.status(devices.approve, { id: other.row.id })).toBe(404);
  });

  test('at most 30 tablets wait for a school, also with parallel requests; its QR code still works', async () => {
    const { school, secret, rows } = await seedSchool();
    const tablets = Array.from({ length: maxWaiting + 5 }, () => newTablet(server));
    const attach = (tablet: (typeof tablets)[number]) => attachBy(tablet, { school_code: school.code });
    const responses = await Promise.all(tablets.map(attach));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(maxWaiting);
    expect(responses.find(({ status }) => status !== 200)!.error.code).toBe('DEVICE_QUEUE_FULL');
    const waiting = tablets[responses.findIndex(({ status }) => status === 200)]!;
    expect((await attach(waiting)).status).toBe(200);
    const labels = await server.db.selectFrom('devices').select('label').where('schools_id', '=', school.id).execute();
    expect(new Set(labels.map(({ label }) => label)).size).toBe(maxWaiting);
    expect((await rows()).length).toBeGreaterThan(0);
    expect((await attachBy(newTablet(server), { secret: await secret() })).body.status).toBe('APPROVED');
  });

  test('a second request of a tablet keeps its row and its label', async () => {
    const { school, waiting, rows } = await seedSchool();
    const { client, row } = await waiting();
    expect((await attachBy(client, { school_code: school.code })).body.label).toBe(row.label);
    expect(await rows()).toHaveLength(1);
  });
});

describe('attaching a tablet by the school’s QR code', () => {
  test('a tablet is approved immediately; list and history show the approval by QR code [tablets.approval]', async () => {
    const { school, secret, rows } = await seedSchool();
    const { body } = await attachBy(newTablet(server), { secret: await secret() });
    expect(body).toMatchObject({ status: 'APPROVED', school: { name: school.name } });
    expect(await rows()).toEqual([expect.objectContaining({ label: body.label, approval: 'QR', approver: null })]);
    const entries = await server.db
      .selectFrom('history')
      .select(['action', 'changes'])
      .where('schools_id', '=', school.id)
      .execute();
    expect(entries).toEqual([
      { action: 'DEVICE_APPROVE', changes: { device: [null, body.label], approval: [null, 'QR'] } },
    ]);
  });

  test('an old QR code is refused once the secret is renewed; tablets approved by it stay approved [tablets.secret]', async () => {
    const { caller, secret } = await seedSchool();
    const old = await secret();
    const client = newTablet(server);
    await attachBy(client, { secret: old });
    const body = await caller.body(devices.renewSecret, { body: {} });
    expect(body.secret).toMatch(/^[\w-]{22}$/);
    expect(body.secret).not.toBe(old);
    expect((await attachBy(newTablet(server), { secret: old })).error).toMatchObject({
      statusCode: 422,
      code: 'UNKNOWN_DEVICE_SECRET',
    });
    expect((await stateOf(client)).status).toBe('APPROVED');
    expect((await attachBy(newTablet(server), { secret: body.secret! })).status).toBe(200);
  });

  test('the QR code of a school without access is refused', async () => {
    const { school, secret } = await seedSchool();
    const validSecret = await secret();
    await server.db.updateTable('schools').set({ status: 'ARCHIVED' }).where('id', '=', school.id).execute();
    expect((await attachBy(newTablet(server), { secret: validSecret })).error.code).toBe('UNKNOWN_DEVICE_SECRET');
  });
});

describe('access of an approved tablet', () => {
  const join = (client: Tablet) => client.call(device.join, { body: { code: '000000' } });

  test('ends when its school expires or is archived, and resumes when the school has access again', async () => {
    const { school, secret } = await seedSchool();
    const client = newTablet(server);
    await attachBy(client, { secret: await secret() });
    const change = (row: { status?: 'ARCHIVED' | 'VISIBLE'; date_expiration?: string | null }) =>
      server.db.updateTable('schools').set(row).where('id', '=', school.id).execute();
    await change({ date_expiration: ago({ seconds: 1 }) });
    expect((await join(client)).error).toMatchObject({ statusCode: 401, code: 'DEVICE_NOT_APPROVED' });
    expect(await stateOf(client)).toMatchObject({ status: 'CLOSED', school: { name: school.name } });
    await change({ date_expiration: null, status: 'ARCHIVED' });
    expect((await join(client)).status).toBe(401);
    await change({ status: 'VISIBLE' });
    expect((await join(client)).error.code).toBe('UNKNOWN_CODE');
  });

  test('ends after 90 days without use, counted from the last use [tablets.unused]', async () => {
    const { secret, rows } = await seedSchool();
    const client = newTablet(server);
    await attachBy(client, { secret: await secret() });
    const { label } = (await rows())[0]!;

    const daysPass = (count: number) =>
      sql`update devices set date_seen = date_seen - make_interval(days => ${count}) where label = ${label}`.execute(
        server.db,
      );

    await daysPass(89);
    expect((await join(client)).error.code).toBe('UNKNOWN_CODE');
    await daysPass(89);
    expect((await join(client)).error.code).toBe('UNKNOWN_CODE');
    await daysPass(91);
    expect((await join(client)).status).toBe(401);
    expect(await rows()).toEqual([]);
    await job();
    expect((await stateOf(client)).status).toBe('NONE');
  });

  test('continues while it is in use: joining a session renews its cookie for a year [tablets.unused]', async () => {
    const { child: client, join, session } = await openRevision(server, 1);
    const { headers } = await client.call(device.join, { body: { code: session.code } });
    expect(headers.get('set-cookie')).toMatch(/^device=[\w-]{43}; Max-Age=31536000; .*HttpOnly.*SameSite=Strict/);
    expect(await client.status(device.session, { id: session.id })).toBe(200);
    const refused = await (await join()).call(device.join, { body: { code: '000000' } });
    expect(refused.headers.get('set-cookie')).toBeNull();
  });

  test('ends for a copy of its cookie when the tablet is revoked, even after the tablet is approved again [asvs:7.2.4]', async () => {
    const { caller, school, secret, rows } = await seedSchool();
    const client = newTablet(server);
    await attachBy(client, { secret: await secret() });
    const attacker = newTablet(server);
    attacker.jar.set('device', client.jar.get('device')!);
    const [row] = await rows();
    await caller.call(devices.revoke, { id: row!.id });
    expect([(await join(client)).status, (await join(attacker)).status]).toEqual([401, 401]);
    expect((await stateOf(attacker)).status).toBe('REVOKED');
    await attachBy(client, { school_code: school.code });
    await caller.call(devices.approve, { id: row!.id });
    expect((await join(client)).error.code).toBe('UNKNOWN_CODE');
    expect((await join(attacker)).status).toBe(401);
    expect((await stateOf(attacker)).status).toBe('NONE');
  });
});

test('queued answers of a revoked tablet count in their session once the tablet is approved again', async () => {
  const { cards, session, child: client, ofZoe, ...classroom } = await openRevision(server, 2);
  await client.call(device.start, ofZoe);
  const caller = server.as(classroom.schoolAdmin);
  const [row] = (await caller.body(devices.list)).devices;
  await caller.call(devices.revoke, { id: row!.id });
  const request = { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } };
  expect(await client.errorCode(device.answers, request)).toBe('DEVICE_NOT_APPROVED');
  await server.as(classroom.teacher).call(sessions.close, { id: session.id });
  await client.call(device.attach, { body: { school_code: classroom.school.code } });
  expect(await client.status(device.answers, request)).toBe(401);
  await caller.call(devices.approve, { id: row!.id });
  expect((await client.body(device.answers, request)).cards).toEqual([expect.objectContaining({ cards_id: cards[0] })]);
});

test('a tablet can’t join a session of another school, even after it has requested approval there', async () => {
  const first = await createClassroom(server);
  const second = await createClassroom(server);
  const session = await server.as(second.teacher).body(sessions.open, { body: { classes_id: second.class_.id } });
  const client = await tablet(server, first.school.code);
  expect(await client.errorCode(device.join, { body: { code: session.code } })).toBe('UNKNOWN_CODE');
  await client.call(device.attach, { body: { school_code: second.school.code } });
  expect(await client.errorCode(device.join, { body: { code: session.code } })).toBe('UNKNOWN_CODE');
});
