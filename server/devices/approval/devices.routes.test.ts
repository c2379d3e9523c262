import { devices } from '@memocartes/contract/devices/approval/devices.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { history } from '@memocartes/contract/history/history.routes';
import { type OfferId, offerIds } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import { newTablet } from '../../testing/classroom.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function seedSchool(offers_id: OfferId = offerIds.SCHOOL_PAYED) {
  const school = await server.seed.school({ offers_id });
  const inSchool = { schoolId: school.id };
  const schoolAdmin = await server.seed.schoolAdmin(inSchool);
  const teacher = await server.seed.teacher(inSchool);

  const waitingTablet = async () => {
    const tablet = newTablet(server);
    const body = await tablet.body(device.attach, { body: { school_code: school.code } });
    const { id } = await server.db
      .selectFrom('devices')
      .select('id')
      .where('schools_id', '=', school.id)
      .where('label', '=', body.label!)
      .executeTakeFirstOrThrow();
    return { tablet, id, label: body.label! };
  };

  return { school, schoolAdmin, teacher, waitingTablet };
}

const historyOf = async (person: Person) =>
  (await server.as(person).body(history.list, { query: { entity_type: 'SCHOOL' } })).history.map(
    ({ action, author, changes }) => [action, author?.lastname ?? null, changes],
  );

const stateOf = async (tablet: ReturnType<typeof newTablet>) => (await tablet.body(device.state)).status;

test('a teacher approves, renames and revokes a tablet, but can’t revoke or restore a tablet that another person approved, revoke all tablets or renew the secret [tablets.teacher]', async () => {
  const { teacher, schoolAdmin, waitingTablet } = await seedSchool();
  const first = await waitingTablet();
  const second = await waitingTablet();
  const caller = server.as(teacher);
  const body = await caller.body(devices.approve, { id: first.id });
  expect(body).toMatchObject({ status: 'APPROVED', approval: 'TOUCH', approver: { id: teacher.id } });
  await server.as(schoolAdmin).call(devices.approve, { id: second.id });
  expect((await caller.body(devices.rename, { id: first.id, body: { name: ' Près de la fenêtre ' } })).name).toBe(
    'Près de la fenêtre',
  );
  expect((await caller.body(devices.revoke, { id: first.id })).status).toBe('REVOKED');
  for (const call of [devices.revoke, devices.restore]) {
    expect(await caller.status(call, { id: second.id })).toBe(403);
  }
  expect(await caller.status(devices.revokeAll, { body: {} })).toBe(403);
  expect(await caller.status(devices.renewSecret, { body: {} })).toBe(403);
  expect((await caller.body(devices.secret)).secret).toMatch(/^[\w-]{22}$/);
});

test('an independent teacher manages all tablets of their own school, and undoes the revocation of all [tablets.revoke]', async () => {
  const { teacher, waitingTablet } = await seedSchool(offerIds.TEACHER_FREE);
  const caller = server.as(teacher);
  const { secret } = await caller.body(devices.secret);
  await newTablet(server).call(device.attach, { body: { secret: secret! } });
  await caller.call(devices.approve, { id: (await waitingTablet()).id });
  const body = await caller.body(devices.list, { query: { order_by: 'date_approve', order_dir: 'asc' } });
  expect(body.devices.map(({ approval }) => approval)).toEqual(['QR', 'TOUCH']);
  expect(await caller.status(devices.rename, { id: body.devices[0]!.id, body: { name: 'Une' } })).toBe(200);
  expect((await caller.body(devices.renewSecret, { body: {} })).secret).not.toBe(secret);
  const revoked = await caller.body(devices.revokeAll, { body: {} });
  expect([revoked.nb_revoked, new Set(revoked.devices)]).toEqual([2, new Set(body.devices.map(({ id }) => id))]);
  for (const id of revoked.devices) expect((await caller.body(devices.restore, { id })).status).toBe('APPROVED');
});

test('approving is idempotent, also when two people do it at the same time', async () => {
  const { schoolAdmin, teacher, waitingTablet } = await seedSchool();
  const { id, label, tablet } = await waitingTablet();
  const responses = await Promise.all(
    [schoolAdmin, teacher, schoolAdmin].map((person) => server.as(person).call(devices.approve, { id })),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await historyOf(schoolAdmin)).toEqual([
    ['DEVICE_APPROVE', expect.any(String), { device: [null, label], approval: [null, 'TOUCH'] }],
  ]);
  expect(await stateOf(tablet)).toBe('APPROVED');
  expect(await server.as(schoolAdmin).errorCode(devices.refuse, { id })).toBe('DEVICE_REQUEST_OVER');
});

test('the school admin of another school gets an empty list, and 404 on every other call', async () => {
  const { waitingTablet } = await seedSchool();
  const { schoolAdmin: stranger, school } = await seedSchool();
  const { id, tablet } = await waitingTablet();
  const caller = server.as(stranger);
  for (const call of [devices.approve, devices.refuse, devices.revoke, devices.restore]) {
    expect(await caller.status(call, { id })).toBe(404);
  }
  expect(await caller.status(devices.rename, { id, body: { name: 'À moi' } })).toBe(404);
  expect((await caller.body(devices.list)).devices).toEqual([]);
  const other = school.id - 1;
  for (const response of [
    await caller.call(devices.secret, { query: { school_id: other } }),
    await caller.call(devices.renewSecret, { body: { school_id: other } }),
    await caller.call(devices.revokeAll, { body: { school_id: other } }),
  ]) {
    expect(response.status).toBe(404);
  }
  expect(await stateOf(tablet)).toBe('WAITING');
});

test('a revoked tablet sees that it is revoked; it can be restored within 10 minutes, not later [tablets.revoke]', async () => {
  const { schoolAdmin, waitingTablet } = await seedSchool();
  const { id, label, tablet } = await waitingTablet();
  const caller = server.as(schoolAdmin);
  await caller.call(devices.approve, { id });
  expect(await caller.body(devices.revoke, { id })).toMatchObject({ status: 'REVOKED', is_restorable: true });
  expect(await stateOf(tablet)).toBe('REVOKED');
  await caller.call(devices.revoke, { id });
  expect((await caller.body(devices.restore, { id })).status).toBe('APPROVED');
  expect(await stateOf(tablet)).toBe('APPROVED');
  await caller.call(devices.revoke, { id });
  await sql`update devices set date_revoke = now() - interval '11 minutes' where id = ${id}`.execute(server.db);
  expect((await caller.call(devices.restore, { id })).error).toMatchObject({
    statusCode: 409,
    code: 'DEVICE_RESTORE_TOO_LATE',
  });
  expect((await historyOf(schoolAdmin)).map(([action]) => action)).toEqual([
    'DEVICE_REVOKE',
    'DEVICE_RESTORE',
    'DEVICE_REVOKE',
    'DEVICE_APPROVE',
  ]);
  expect((await historyOf(schoolAdmin))[0]).toEqual(['DEVICE_REVOKE', schoolAdmin.lastname, { device: [label, null] }]);
});

test('a teacher undoes only their own revocation, a school admin anyone’s [permissions.undo]', async () => {
  const { teacher, schoolAdmin, waitingTablet } = await seedSchool();
  const { id } = await waitingTablet();
  const asTeacher = server.as(teacher);
  const asAdmin = server.as(schoolAdmin);
  await asTeacher.call(devices.approve, { id });
  expect(await asAdmin.body(devices.revoke, { id })).toMatchObject({ is_restorable: true });
  // Revoking again does not make the teacher the one who revoked.
  expect(await asTeacher.body(devices.revoke, { id })).toMatchObject({ status: 'REVOKED', is_restorable: false });
  expect((await asTeacher.body(devices.list)).devices).toMatchObject([{ id, is_restorable: false }]);
  expect(await asTeacher.status(devices.restore, { id })).toBe(403);
  await asAdmin.call(devices.restore, { id });
  expect(await asTeacher.body(devices.revoke, { id })).toMatchObject({ is_restorable: true });
  expect((await asTeacher.body(devices.restore, { id })).status).toBe('APPROVED');
  // Sent again, because the response was lost.
  expect((await asTeacher.body(devices.restore, { id })).status).toBe('APPROVED');
  await asTeacher.call(devices.revoke, { id });
  expect((await asAdmin.body(devices.restore, { id })).status).toBe('APPROVED');
});

test('revoking all tablets and renewing the secret write one history entry each, with the superadmin as author', async () => {
  const { school, schoolAdmin, waitingTablet } = await seedSchool();
  const superadmin = await server.seed.superadmin();
  const first = await waitingTablet();
  const second = await waitingTablet();
  const caller = server.as(superadmin);
  for (const { id } of [first, second]) await caller.call(devices.approve, { id });
  const query = { school_id: school.id };
  expect((await caller.body(devices.list, { query })).count).toBe(2);
  expect((await caller.body(devices.revokeAll, { body: query })).nb_revoked).toBe(2);
  expect(await stateOf(first.tablet)).toBe('REVOKED');
  await caller.call(devices.renewSecret, { body: query });
  expect((await caller.call(devices.renewSecret, { body: {} })).error.fields).toHaveProperty('schools_id');
  expect((await historyOf(schoolAdmin)).slice(0, 2)).toEqual([
    ['DEVICE_SECRET', superadmin.lastname, {}],
    ['DEVICE_REVOKE', superadmin.lastname, { devices: [2, 0] }],
  ]);
});

test('the secret is created once and stored encrypted; a secret that can’t be decrypted is null, but its QR code still works', async () => {
  const { school, schoolAdmin } = await seedSchool();
  const caller = server.as(schoolAdmin);
  const [first, second] = await Promise.all([caller.call(devices.secret), caller.call(devices.secret)]);
  expect(first.body).toEqual(second.body);
  const row = await server.db
    .selectFrom('schools_device_secrets')
    .selectAll()
    .where('schools_id', '=', school.id)
    .executeTakeFirstOrThrow();
  expect(row.secret_encrypted.toString('latin1')).not.toContain(first.body.secret);
  await server.db
    .updateTable('schools_device_secrets')
    .set({ secret_encrypted: Buffer.from('encrypted with another key') })
    .where('schools_id', '=', school.id)
    .execute();
  expect((await caller.body(devices.secret)).secret).toBeNull();
  const tablet = newTablet(server);
  expect((await tablet.body(device.attach, { body: { secret: first.body.secret! } })).status).toBe('APPROVED');
});

test('returns 403 for followers, 401 for anonymous callers', async () => {
  const { school } = await seedSchool();
  const follower = await server.seed.follower({ schoolId: school.id });
  const tablet = newTablet(server);
  for (const call of [devices.list, devices.secret]) {
    expect(await server.as(follower).status(call)).toBe(403);
    expect(await tablet.status(call)).toBe(401);
  }
});
