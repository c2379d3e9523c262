import { chats } from '@memocartes/contract/messaging/chats.routes';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { type Classroom, createClassroom } from '../testing/classroom.ts';
import { watch, type Watched } from '../testing/live.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let classroom: Classroom;
let chatId: number;
const openPages: Watched[] = [];
beforeAll(async () => (server = await testServer()));

beforeEach(async () => {
  classroom = await createClassroom(server);
  const body = { student_id: classroom.zoe.id };
  chatId = (await server.as(classroom.teacher).body(chats.create, { body })).id;
});

afterEach(() => openPages.splice(0).forEach((page) => page.leave()));
afterAll(() => server.close());

async function openPage({ token }: Person): Promise<Watched> {
  const page = await watch(server.origin, { headers: { authorization: `Bearer ${token}` }, path: '/account/live' });
  openPages.push(page);
  await page.until(() => page.events.length > 0);
  return page;
}

const kinds = ({ events }: Watched) =>
  events.flatMap(({ event, data }) => {
    const { chat_id, kind } = data as { chat_id: number; kind: string };
    return event === 'chat' && chat_id === chatId ? [kind] : [];
  });

const send = (person: Person, content = 'Bonjour') =>
  server.as(person).call(chats.send, { body: { chat_id: chatId, content } });

test('new, read and taken-back messages reach the pages of every participant and no other page [messaging.live]', async () => {
  const { teacher, follower, colleague, schoolAdmin } = classroom;
  const pages = [await openPage(teacher), await openPage(follower)];
  const others = [await openPage(colleague), await openPage(schoolAdmin)];
  const { id } = (await send(teacher)).body;
  await server.as(follower).call(chats.read, { id: chatId, body: { message_id: id } });
  await server.as(teacher).call(chats.takeBack, { id });
  for (const page of pages) {
    await page.until(() => kinds(page).length === 3);
    expect(kinds(page)).toEqual(['MESSAGE', 'READ', 'REMOVED']);
  }
  expect(others.map(kinds)).toEqual([[], []]);
});

test('a change of class informs the open pages that the conversation is closed [messaging.closed]', async () => {
  const { teacher, follower, schoolAdmin, zoe, school } = classroom;
  await send(teacher);
  const pages = [await openPage(teacher), await openPage(follower)];
  const next = await server.seed.class({ schools_id: school.id });
  await server.as(schoolAdmin).call(students.assign, { id: zoe.id, class_id: next.id });
  for (const page of pages) await page.until(() => kinds(page).includes('CLOSED'));
});

test('pages of people who are detached, banned or leave the class get an event immediately that removes the conversation, and then no event of a message [messaging.detached]', async () => {
  const { teacher, follower, schoolAdmin, zoe, class_ } = classroom;
  const second = await server.seed.follower({ schoolId: classroom.school.id, studentId: zoe.id });
  const pages = {
    follower: await openPage(follower),
    second: await openPage(second),
    teacher: await openPage(teacher),
  };
  await server.as(schoolAdmin).call(users.detach, { user_id: follower.userId, student_id: zoe.id });
  await pages.follower.until(() => kinds(pages.follower).includes('GONE'));
  await server.db.updateTable('authentications').set({ status: 'BANNED' }).where('id', '=', second.id).execute();
  await pages.second.until(() => kinds(pages.second).includes('GONE'));
  expect((await send(teacher)).status).toBe(201);
  await pages.teacher.until(() => kinds(pages.teacher).includes('MESSAGE'));
  expect([pages.follower, pages.second].flatMap(kinds)).not.toContain('MESSAGE');
  await server.db.deleteFrom('classes_users_pro').where('classes_id', '=', class_.id).execute();
  await pages.teacher.until(() => kinds(pages.teacher).includes('GONE'));
});

const countUnread = async (person: Person) => (await server.as(person).body(notifications.count)).count;
const updateSchool = (changes: object) =>
  server.db.updateTable('schools').set(changes).where('id', '=', classroom.school.id).execute();
/** Settings of a school without quiet hours. */
const noQuiet = { quiet_start: '00:00', quiet_end: '00:00', quiet_weekends: false, quiet_holidays: false };

test('notifies the other participants of a message, once until they have read it [messaging.notified]', async () => {
  const { teacher, follower } = classroom;
  await updateSchool(noQuiet);
  const sent = await send(teacher);
  expect(sent.body.notified_at).toBeNull();
  const { id } = (await send(teacher, 'Encore')).body;
  expect([await countUnread(follower), await countUnread(teacher)]).toEqual([1, 0]);
  const body = await server.as(follower).body(notifications.list);
  expect(body.notifications[0]!.notification.link).toBe(`/messaging/${chatId}`);
  await server.as(follower).call(chats.read, { id: chatId, body: { message_id: id } });
  expect(await countUnread(follower)).toBe(0);
});

test('in quiet hours a message is delivered, its notification waits for the end of these hours, and the sender sees this time [messaging.quiet-hours]', async () => {
  const { teacher, follower } = classroom;

  // Quiet hours all day except for one minute, two hours ago. When clocks go back in autumn, one hour ago has the same
  // local time as now.
  const twoHoursAgo = (minutes: number) =>
    new Date(Date.now() - 2 * 3_600_000 + minutes * 60_000).toLocaleTimeString('fr-FR', {
      timeZone: 'Europe/Paris',
      hour: '2-digit',
      minute: '2-digit',
    });

  await updateSchool({ ...noQuiet, quiet_start: twoHoursAgo(1), quiet_end: twoHoursAgo(0) });
  const { body } = await send(teacher);
  expect(Date.parse(body.notified_at!)).toBeGreaterThan(Date.now());
  expect((await server.as(follower).body(chats.view, { id: chatId })).quiet_until).toBe(body.notified_at);
  expect((await server.as(follower).body(chats.messages, { id: chatId })).messages).toHaveLength(1);
  expect(await countUnread(follower)).toBe(0);
});

test('writing or reading marks the notification as viewed, even if the read mark is already ahead; the next message notifies again [messaging.notified]', async () => {
  const { teacher, follower } = classroom;
  await updateSchool(noQuiet);
  await send(teacher);
  expect(await countUnread(follower)).toBe(1);
  const { id } = (await send(follower, 'Merci')).body;
  expect(await countUnread(follower)).toBe(0);
  await send(teacher, 'De rien');
  expect(await countUnread(follower)).toBe(1);
  // The read mark is ahead, as when a message that was sent earlier is stored later.
  await server.db
    .updateTable('chats_reads')
    .set({ messages_id: id + 1 })
    .where('authentications_id', '=', follower.id)
    .execute();
  await server.as(follower).call(chats.read, { id: chatId, body: { message_id: id } });
  expect(await countUnread(follower)).toBe(0);
});
