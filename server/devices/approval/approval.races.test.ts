import { devices } from '@memocartes/contract/devices/approval/devices.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';

import { newTablet, tablet } from '../../testing/classroom.ts';
import { testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function seedSchool() {
  const school = await server.seed.school();
  const schoolAdmin = server.as(await server.seed.schoolAdmin({ schoolId: school.id }));
  const rows = async () => (await schoolAdmin.body(devices.list)).devices;
  return { school, schoolAdmin, rows };
}

/** A tablet of `first` that has requested the approval of `second` and does not use its new token yet. */
async function seedRequest() {
  const first = await seedSchool();
  const second = await seedSchool();
  const client = await tablet(server, first.school.code);
  const [approved] = await first.rows();
  await client.call(device.attach, { body: { school_code: second.school.code } });
  const [waiting] = await second.rows();
  return { first, second, client, approved: approved!, waiting: waiting! };
}

testWithTwoConnections(
  'a tablet that asks for its state while another school approves it can’t deadlock with the approval [tablets.approval]',
  async () => {
    const { first, second, client, approved, waiting } = await seedRequest();
    const { state, approval } = await server.db.transaction().execute(async (trx) => {
      await trx.selectFrom('devices').select('id').where('id', '=', approved.id).forNoKeyUpdate().execute();
      const state = client.status(device.state);
      await waitForLock(server.db);
      const approval = second.schoolAdmin.status(devices.approve, { id: waiting.id });
      await waitForLock(server.db, 2);
      return { state, approval };
    });
    expect([await state, await approval]).toEqual([200, 200]);
    expect([await first.rows(), await second.rows()]).toMatchObject([[], [{ status: 'APPROVED' }]]);
    expect(await client.body(device.state)).toMatchObject({ status: 'APPROVED', school: { name: second.school.name } });
  },
);

testWithTwoConnections(
  'of an approval and a cancellation at the same time, the tablet and the school see the same [tablets.approval]',
  async () => {
    const { second, client, waiting } = await seedRequest();
    const [approval] = await Promise.all([
      second.schoolAdmin.status(devices.approve, { id: waiting.id }),
      client.status(device.cancel),
    ]);
    const listed = await second.rows();
    const { status, school } = await client.body(device.state);
    if (listed.length) expect([approval, status, school?.name]).toEqual([200, 'APPROVED', second.school.name]);
    else expect(approval).toBe(409);
  },
);

testWithTwoConnections(
  'of a revocation and a restoration of one tablet at the same time, each takes effect once [tablets.revoke]',
  async () => {
    const { school, schoolAdmin, rows } = await seedSchool();
    const client = newTablet(server);
    await client.call(device.attach, { body: { school_code: school.code } });
    const { id } = (await rows())[0]!;
    await Promise.all([1, 2, 3].map(() => schoolAdmin.status(devices.approve, { id })));
    // Without the lock, about one of twenty rounds refuses a restoration as too late.
    for (let i = 0; i < 20; i += 1) {
      const calls = [devices.revoke, devices.restore, devices.revoke, devices.restore];
      const statuses = await Promise.all(calls.map((call) => schoolAdmin.status(call, { id })));
      expect(statuses).toEqual([200, 200, 200, 200]);
    }
    const [row] = await rows();
    expect((await client.body(device.state)).status).toBe(row!.status);
  },
);
