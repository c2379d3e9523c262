import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { recordChanges } from '../history/history.writes.ts';
import { findColumnsContaining } from '../testing/files/find-text.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function seedSchool() {
  const school = await server.seed.school();
  return { school, admin: server.as(await server.seed.schoolAdmin({ schoolId: school.id })) };
}

testWithTwoConnections(
  'a student renamed while being deleted leaves no name in the history [privacy.erasure]',
  async () => {
    const { school, admin } = await seedSchool();
    const { id } = await server.seed.student({ schools_id: school.id });
    const { deletion } = await server.db.transaction().execute(async (trx) => {
      await recordChanges(trx, null, { type: 'STUDENT', ids: [id] }, () =>
        trx.updateTable('students').set({ lastname: 'Zqxstudent' }).where('id', '=', id).execute(),
      );
      const deletion = admin.status(students.remove, { id });
      await waitForLock(server.db);
      return { deletion };
    });
    expect(await deletion).toBe(204);
    expect(await findColumnsContaining(server.db, 'zqxstudent')).toEqual([]);
  },
);

testWithTwoConnections(
  'a person who is renamed, or whose phone number changes, while they are being deleted leaves no name in the history [privacy.erasure]',
  async () => {
    const { school, admin } = await seedSchool();
    for (const table of ['authentications', 'users'] as const) {
      const account = { firstname: 'Eve', lastname: 'Zqxadult', status: 'PENDING' as const };
      const { id, userId } = await server.seed.follower({ schoolId: school.id, account });
      const { deletion } = await server.db.transaction().execute(async (trx) => {
        await recordChanges(trx, null, { type: 'USER', ids: [userId] }, () =>
          table === 'users'
            ? trx.updateTable('users').set({ phone: '0639980009' }).where('id', '=', userId).execute()
            : trx.updateTable('authentications').set({ firstname: 'Zqxadult' }).where('id', '=', id).execute(),
        );
        const deletion = admin.status(users.remove, { id: userId });
        await waitForLock(server.db);
        return { deletion };
      });
      expect(await deletion).toBe(204);
      expect(await findColumnsContaining(server.db, 'zqxadult')).toEqual([]);
    }
  },
);
