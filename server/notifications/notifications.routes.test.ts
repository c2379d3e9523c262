import { notifications } from '@memocartes/contract/notifications/notifications.routes';

import { createClassroom } from '../testing/classroom.ts';
import { fromNow } from '../testing/data/instants.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/**
 * Creates `count` notifications for an account, a minute apart, the last one newest.
 * @returns the ids of the notifications and of their links to the account
 */
async function notify(accountId: number, count: number) {
  const created = [];
  for (let i = 0; i < count; i += 1) {
    const date_create = new Date(Date.UTC(2026, 10, 20, 8, i)).toISOString();
    const { id } = await server.db
      .insertInto('notifications')
      .values({ type: 'INFO', title: `Nouvelle ${i}`, content: 'Texte', date_create })
      .returning('id')
      .executeTakeFirstOrThrow();
    const link = await server.db
      .insertInto('notifications_users')
      .values({ notifications_id: id, authentications_id: accountId })
      .returning('id')
      .executeTakeFirstOrThrow();
    created.push({ id, linkId: link.id });
  }
  return created;
}

test('lists a person’s notifications by page, the latest first, with the total', async () => {
  const follower = await server.seed.follower();
  const otherPerson = await server.seed.follower();
  await notify(follower.id, 3);
  await notify(otherPerson.id, 1);
  const body = await server.as(follower).body(notifications.list, { query: { nb_items: 2, nb_page: 1 } });
  expect(body.count).toBe(3);
  expect(body.notifications.map(({ notification }) => notification.title)).toEqual(['Nouvelle 2', 'Nouvelle 1']);
  expect(await server.as(follower).body(notifications.count)).toEqual({ count: 3 });
  expect(await server.anonymous.status(notifications.list)).toBe(401);
  expect(await server.anonymous.status(notifications.count)).toBe(401);
});

test('marks one or all notifications of a person as viewed, none of another account [notifications.viewed]', async () => {
  const follower = await server.seed.follower();
  const otherPerson = await server.seed.teacher();
  const [first, second] = await notify(follower.id, 4);
  const countUnread = async () => (await server.as(follower).body(notifications.count)).count;
  expect(await server.as(otherPerson).status(notifications.viewed, { id: first!.linkId })).toBe(404);
  expect(await server.as(otherPerson).status(notifications.viewedForUser, { id: first!.id })).toBe(404);
  expect(await server.as(follower).status(notifications.viewed, { id: first!.linkId })).toBe(204);
  expect(await server.as(follower).status(notifications.viewedForUser, { id: second!.id })).toBe(204);
  expect(await countUnread()).toBe(2);
  expect(await server.as(otherPerson).status(notifications.viewedAll)).toBe(204);
  expect(await countUnread()).toBe(2);
  expect(await server.as(follower).status(notifications.viewedAll)).toBe(204);
  expect(await countUnread()).toBe(0);
  expect(await server.anonymous.status(notifications.viewedAll)).toBe(401);
});

test('lists a person’s notifications about a student, if the person may see the student [notifications.student]', async () => {
  const { zoe, ada, follower, teacher, stranger } = await createClassroom(server);
  const [about] = await notify(follower.id, 2);
  await server.db.updateTable('notifications').set({ students_id: zoe.id }).where('id', '=', about!.id).execute();
  const listAbout = (person: Person, id: number) => server.as(person).call(notifications.student, { id });
  const { body } = await listAbout(follower, zoe.id);
  expect([body.count, body.notifications.map(({ notification }) => notification.id)]).toEqual([1, [about!.id]]);
  expect((await listAbout(teacher, zoe.id)).body.count).toBe(0);
  expect([(await listAbout(follower, ada.id)).status, (await listAbout(stranger, zoe.id)).status]).toEqual([404, 404]);
});

test('marking all as viewed leaves notifications unread that are not shown yet or sent only by e-mail [notifications.viewed] [notifications.quiet-hours]', async () => {
  const follower = await server.seed.follower();
  const [, delayed, mailed] = await notify(follower.id, 3);
  await server.db
    .updateTable('notifications')
    .set({ date_visible: fromNow({ hours: 1 }) })
    .where('id', '=', delayed!.id)
    .execute();
  await server.db
    .updateTable('notifications_users')
    .set({ is_shown: false })
    .where('id', '=', mailed!.linkId)
    .execute();
  expect(await server.as(follower).status(notifications.viewedAll)).toBe(204);
  const unread = await server.db
    .selectFrom('notifications_users')
    .select('id')
    .where('authentications_id', '=', follower.id)
    .where('is_viewed', '=', false)
    .orderBy('id')
    .execute();
  expect(unread).toEqual([{ id: delayed!.linkId }, { id: mailed!.linkId }]);
});

test('a detached follower no longer sees notifications about the child; teachers still do [families.detached]', async () => {
  const { zoe, ada, follower, teacher, school } = await createClassroom(server);
  await server.seed.follow(follower.userId, ada.id);
  for (const person of [follower, teacher]) {
    const [aboutZoe, aboutAda] = await notify(person.id, 3);
    for (const [link, student] of [
      [aboutZoe, zoe],
      [aboutAda, ada],
    ] as const) {
      await server.db
        .updateTable('notifications')
        .set({ students_id: student.id, schools_id: school.id })
        .where('id', '=', link!.id)
        .execute();
    }
  }

  const countsOf = async (person: Person) => {
    const body = await server.as(person).body(notifications.list);
    return [body.count, body.notifications.length, (await server.as(person).body(notifications.count)).count];
  };

  expect([await countsOf(follower), await countsOf(teacher)]).toEqual([
    [3, 3, 3],
    [3, 3, 3],
  ]);
  await server.db.deleteFrom('users_students').where('students_id', '=', zoe.id).execute();
  expect([await countsOf(follower), await countsOf(teacher)]).toEqual([
    [2, 2, 2],
    [3, 3, 3],
  ]);
});
