import { home } from '@memocartes/contract/devices/home-revision/home.routes';

import { homeClassroom } from '../../testing/home.ts';
import { portalClient } from '../../testing/portal-client.ts';
import { testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** Makes a request while the follower is being detached from Zoë: after the link is locked, before it is deleted. */
async function whileDetaching(studentId: number, request: () => Promise<string | undefined>) {
  const { code } = await server.db.transaction().execute(async (trx) => {
    const link = () => trx.selectFrom('users_students').select('id').where('students_id', '=', studentId);
    await link().forUpdate().execute();
    const code = request();
    await waitForLock(server.db);
    await trx.deleteFrom('users_students').where('students_id', '=', studentId).execute();
    return { code };
  });
  return code;
}

const listRows = async (studentId: number) => {
  const of = (table: 'home_codes' | 'home_devices') =>
    server.db.selectFrom(table).select('id').where('students_id', '=', studentId).execute();
  return [...(await of('home_codes')), ...(await of('home_devices'))];
};

testWithTwoConnections(
  'a code or a device that a follower adds while being detached gets 404 and is not stored [home-revision.gone-at-once]',
  async () => {
    for (const call of [home.createCode, home.open]) {
      const { follower, zoe } = await homeClassroom(server, 'PRACTICE');
      const code = await whileDetaching(zoe.id, () => server.as(follower).errorCode(call, { id: zoe.id }));
      expect(code).toBe('NOT_FOUND');
      expect(await listRows(zoe.id)).toEqual([]);
    }
  },
);

testWithTwoConnections(
  'a family code used while its follower is being detached is unknown, and the follower is detached [home-revision.gone-at-once]',
  async () => {
    const { follower, zoe } = await homeClassroom(server, 'PRACTICE');
    const { code } = await server.as(follower).body(home.createCode, { id: zoe.id });
    const other = portalClient(server.origin);
    const refused = await whileDetaching(zoe.id, () => other.errorCode(home.attach, { body: { code } }));
    expect(refused).toBe('UNKNOWN_HOME_CODE');
    expect(await listRows(zoe.id)).toEqual([]);
  },
);
