import { packs } from '@memocartes/contract/packs/packs.routes';

import { createClassroom, schoolWeek, someCards } from '../testing/classroom.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** A class whose students Zoë and Ada have one follower each, and the assignment of a pack to it. */
async function givingPack() {
  const classroom = await createClassroom(server);
  const { ada, school, teacher, class_ } = classroom;
  const other = await server.seed.follower({ schoolId: school.id, studentId: ada.id });
  const { cards } = await someCards(server, 1);
  const body = { title: 'Tables', icon: 'book', cards, classes_id: class_.id, week: schoolWeek } as const;
  const give = () => server.as(teacher).call(packs.create, { body });
  const listNotified = async () => {
    const rows = await server.db
      .selectFrom('notifications')
      .innerJoin('notifications_users', 'notifications_users.notifications_id', 'notifications.id')
      .select('notifications_users.authentications_id as id')
      .where('notifications.kind', '=', 'PACK_GIVEN')
      .where('notifications.schools_id', '=', school.id)
      .execute();
    return rows.map(({ id }) => id);
  };
  return { ...classroom, other, give, listNotified };
}

testWithTwoConnections(
  'a student who is being deleted does not keep the followers of the others from being notified',
  async () => {
    const { zoe, other, give, listNotified } = await givingPack();
    const { giving } = await server.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('students').where('id', '=', zoe.id).execute();
      const giving = give();
      await waitForLock(server.db);
      return { giving };
    });
    expect((await giving).status).toBe(201);
    expect(await listNotified()).toEqual([other.id]);
  },
);

testWithTwoConnections('an account that is being deleted does not keep the others from being notified', async () => {
  const { follower, other, give, listNotified } = await givingPack();
  const { giving } = await server.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('authentications').where('id', '=', follower.id).execute();
    const giving = give();
    await waitForLock(server.db);
    return { giving };
  });
  expect((await giving).status).toBe(201);
  expect(await listNotified()).toEqual([other.id]);
});
