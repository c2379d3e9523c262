import { randomUUID } from 'node:crypto';

import { chats } from '@memocartes/contract/messaging/chats.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { students } from '@memocartes/contract/students/students.routes';

import { type Classroom, createClassroom } from '../testing/classroom.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let classroom: Classroom;
beforeAll(async () => (server = await testServer()));
beforeEach(async () => (classroom = await createClassroom(server)));
afterAll(() => server.close());

const send = (person: Person, client_id?: string, classId = classroom.class_.id) =>
  server.as(person).call(chats.sendToClass, {
    body: { class_id: classId, content: 'Sortie vendredi', ...(client_id && { client_id }) },
  });
const list = (person: Person) => server.as(person).body(chats.list);

const notifiedAccounts = async () => {
  const rows = await server.db
    .selectFrom('notifications')
    .innerJoin('notifications_users', 'notifications_users.notifications_id', 'notifications.id')
    .select('notifications_users.authentications_id as id')
    .where('notifications.kind', '=', 'MESSAGE_RECEIVED')
    .where('notifications.schools_id', '=', classroom.school.id)
    .execute();
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
};

test('a message to a class is stored in the conversation of each student who has an active follower, and notifies them [messaging.class]', async () => {
  const { teacher, follower, school, zoe } = classroom;
  const inClass = { schools_id: school.id, classes_id: classroom.class_.id };
  const tom = await server.seed.student({ ...inClass, firstname: 'Tom' });
  const otherSchool = await server.seed.school();
  const father = await server.seed.follower({ schoolId: otherSchool.id, studentId: tom.id });
  const banned = await server.seed.follower({ schoolId: school.id, studentId: classroom.ada.id });
  await server.db.updateTable('authentications').set({ status: 'BANNED' }).where('id', '=', banned.id).execute();
  const { status, body } = await send(teacher);
  expect([status, body.nb_sent, body.nb_without_follower]).toEqual([201, 2, 1]);
  const mine = await list(teacher);
  expect(mine.chats.map(({ student }) => student.id).toSorted((a, b) => a - b)).toEqual([zoe.id, tom.id]);
  expect(await list(follower)).toMatchObject({
    chats: [{ student: { id: zoe.id }, nb_unread: 1, last_message: { excerpt: 'Sortie vendredi' } }],
  });
  expect((await list(father)).chats.map(({ student }) => student.id)).toEqual([tom.id]);
  expect(await notifiedAccounts()).toEqual([follower.id, father.id].toSorted((a, b) => a - b));
});

test('the message is added to an open conversation; sent again with its client id, it is stored once [messaging.once]', async () => {
  const { teacher, follower, zoe } = classroom;
  const { id } = await server.as(teacher).body(chats.create, { body: { student_id: zoe.id } });
  const clientId = randomUUID();
  expect((await Promise.all([send(teacher, clientId), send(teacher, clientId)])).map(({ status }) => status)).toEqual([
    201, 201,
  ]);
  expect((await list(follower)).chats.map((chat) => chat.id)).toEqual([id]);
  const { messages } = await server.as(follower).body(chats.messages, { id });
  expect(messages.map(({ content }) => content)).toEqual(['Sortie vendredi']);
});

test('sending a message to a class does not mark the sender’s unread messages as read [messaging.class]', async () => {
  const { teacher, follower, zoe } = classroom;
  const { id } = await server.as(teacher).body(chats.create, { body: { student_id: zoe.id } });
  await server.as(follower).body(chats.send, { body: { chat_id: id, content: 'Zoë est malade' } });
  expect((await send(teacher)).status).toBe(201);
  expect(await list(teacher)).toMatchObject({ nb_unread: 1, chats: [{ id, nb_unread: 1 }] });
  const { reads } = await server.as(follower).body(chats.view, { id });
  expect(reads.map((read) => read.id)).not.toContain(teacher.id);
});

test('without any active follower in the class, nothing is stored and the refusal says so [messaging.class]', async () => {
  const { teacher, zoe } = classroom;
  const otherClass = await server.seed.class({ schools_id: classroom.school.id, name: 'CM2' });
  expect(await server.as(classroom.schoolAdmin).status(students.assign, { id: zoe.id, class_id: otherClass.id })).toBe(
    200,
  );
  expect((await send(teacher)).error.code).toBe('CLASS_WITHOUT_FOLLOWER');
  expect((await list(teacher)).chats).toEqual([]);
});

test('only the teachers of the class may write to it, in a school with messaging [messaging.class] [messaging.offer]', async () => {
  const { teacher, colleague, schoolAdmin, follower, stranger, school } = classroom;
  for (const [person, status] of [
    [colleague, 403],
    [schoolAdmin, 403],
    [follower, 403],
    [stranger, 404],
  ] as const) {
    expect((await send(person)).status).toBe(status);
  }
  expect(await server.anonymous.status(chats.sendToClass, { body: { class_id: 1, content: 'a' } })).toBe(401);
  await server.db.updateTable('schools').set({ offers_id: offerIds.SCHOOL_FREE }).where('id', '=', school.id).execute();
  expect((await send(teacher)).status).toBe(403);
});

testWithTwoConnections(
  'a message to a class whose author is being removed from the class is refused, and none is stored [messaging.detached]',
  async () => {
    const { teacher, follower, class_ } = classroom;
    const { response } = await server.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('classes_users_pro').where('classes_id', '=', class_.id).execute();
      const response = send(teacher);
      await waitForLock(server.db);
      return { response };
    });
    expect((await response).status).toBe(403);
    expect((await list(follower)).chats).toEqual([]);
  },
);

test('an account writes to a class at most ten times an hour [messaging.class]', async () => {
  const { teacher, follower } = classroom;
  for (let n = 0; n < 10; n += 1) expect((await send(teacher)).status).toBe(201);
  expect((await send(teacher)).error.code).toBe('TOO_MANY_REQUESTS');
  expect((await list(follower)).nb_unread).toBe(10);
});
