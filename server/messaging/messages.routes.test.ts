import { chats } from '@memocartes/contract/messaging/chats.routes';
import { messageReports } from '@memocartes/contract/messaging/message-reports.routes';
import { sql } from 'kysely';

import { eraseStudents } from '../erasure/erasure.ts';
import { type Classroom, createClassroom } from '../testing/classroom.ts';
import { resetLimits } from '../testing/limits.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let classroom: Classroom;
let chatId: number;
beforeAll(async () => (server = await testServer()));

beforeEach(async () => {
  classroom = await createClassroom(server);
  const { teacher, zoe } = classroom;
  chatId = (await server.as(teacher).body(chats.create, { body: { student_id: zoe.id } })).id;
});

afterAll(() => server.close());

const send = (person: Person, content: string) =>
  server.as(person).call(chats.send, { body: { chat_id: chatId, content } });
const readMessages = async (person: Person) => (await server.as(person).body(chats.messages, { id: chatId })).messages;
const takeBack = (person: Person, id: number) => server.as(person).call(chats.takeBack, { id });
const report = (person: Person, id: number, reason?: string) =>
  server.as(person).call(chats.report, { id, ...(reason !== undefined && { body: { reason } }) });

test.each([
  ['HTML', '<script>alert(1)</script> & <b>gras</b>'],
  ['emoji', '👩‍👧 Bravo 🎉'],
  ['right-to-left text', 'مرحبا، كيف حال زوي؟'],
  ['line breaks', 'Bonjour,\n\nMerci.'],
  ['2,000 characters', 'é'.repeat(2000)],
])('stores %s as typed [messaging.length]', async (_what, content) => {
  expect((await send(classroom.follower, content)).status).toBe(201);
  expect((await readMessages(classroom.teacher))[0]!.content).toBe(content);
});

test('drops control characters and bidirectional marks from pasted text', async () => {
  await send(classroom.follower, '  \u202a06 39 98 00 00\u202c\r\nMerci\u0000\u200f ! ');
  expect((await readMessages(classroom.teacher))[0]!.content).toBe('06 39 98 00 00\nMerci !');
});

test.each([
  ['2,001 characters', 'a'.repeat(2001)],
  ['no text', ''],
  ['spaces alone', ' \n '],
  ['marks alone', '\u200b\u202e'],
])('refuses %s and names the field [messaging.length]', async (_what, content) => {
  const { status, error } = await send(classroom.follower, content);
  expect([status, Object.keys(error.fields!)]).toEqual([422, ['content']]);
  expect(await readMessages(classroom.teacher)).toEqual([]);
});

testWithTwoConnections(
  'a message sent while its author is being detached gets 404 and is not stored [messaging.detached]',
  async () => {
    const { zoe, follower, teacher } = classroom;
    const sent = await server.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('users_students').where('students_id', '=', zoe.id).execute();
      const response = send(follower, 'Bonjour');
      await waitForLock(server.db);
      return { response };
    });
    expect((await sent.response).status).toBe(404);
    expect(await readMessages(teacher)).toEqual([]);
  },
);

testWithTwoConnections(
  'a message sent while its author is being removed from the class gets 404 and is not stored [messaging.detached]',
  async () => {
    const { zoe, follower, teacher } = classroom;
    const sent = await server.db.transaction().execute(async (trx) => {
      const classId = sql`(select classes_id from students where id = ${zoe.id})`;
      await sql`delete from classes_users_pro where classes_id = ${classId} and users_pro_id = ${teacher.userId}`.execute(
        trx,
      );
      const response = send(teacher, 'Bonjour');
      await waitForLock(server.db);
      return { response };
    });
    expect((await sent.response).status).toBe(404);
    expect(await readMessages(follower)).toEqual([]);
  },
);

testWithTwoConnections(
  'a message of a teacher whose class is being deleted gets CHAT_CLOSED, and the class is deleted',
  async () => {
    const { zoe, class_, follower, teacher } = classroom;
    await send(follower, 'Bonjour');
    const { sending } = await server.db.transaction().execute(async (trx) => {
      await trx.updateTable('students').set({ classes_id: null }).where('id', '=', zoe.id).execute();
      const sending = send(teacher, 'Au revoir');
      await waitForLock(server.db);
      await trx.deleteFrom('classes').where('id', '=', class_.id).execute();
      return { sending };
    });
    expect((await sending).error).toMatchObject({ code: 'CHAT_CLOSED' });
    expect(await readMessages(follower)).toHaveLength(1);
  },
);

testWithTwoConnections('a message does not keep the student from being deleted, and gets 404', async () => {
  const { zoe, follower } = classroom;
  const { sending } = await server.db.transaction().execute(async (trx) => {
    await eraseStudents(trx, [zoe.id]);
    const sending = send(follower, 'Bonjour');
    await waitForLock(server.db);
    await trx.deleteFrom('students').where('id', '=', zoe.id).execute();
    return { sending };
  });
  expect((await sending).status).toBe(404);
});

test('refuses a body of 10 MB', async () => {
  expect((await send(classroom.follower, 'a'.repeat(10_000_000))).status).toBe(413);
});

test('refuses more than 40 messages in a minute, with Retry-After; other accounts are unaffected [messaging.rate]', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => send(classroom.follower, `Message ${n}`)));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBe(10);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await readMessages(classroom.teacher)).toHaveLength(40);
  expect((await send(classroom.teacher, 'Doucement')).status).toBe(201);
  await resetLimits(server.db);
});

test('authors can take back a message within 15 minutes: the text is deleted, a trace stays [messaging.take-back]', async () => {
  const { teacher, follower, schoolAdmin, colleague } = classroom;
  const { id } = (await send(follower, 'Oups')).body;
  expect((await takeBack(teacher, id)).status).toBe(403);
  expect((await takeBack(schoolAdmin, id)).status).toBe(403);
  expect((await takeBack(colleague, id)).status).toBe(404);
  expect([(await takeBack(follower, id)).status, (await takeBack(follower, id)).status]).toEqual([204, 204]);
  expect(await readMessages(teacher)).toMatchObject([{ id, content: '', is_removed: true }]);
  const body = await server.as(teacher).body(chats.list);
  expect(body).toMatchObject({ nb_unread: 0, chats: [{ last_message: { excerpt: '', is_removed: true } }] });
  const expiredId = (await send(follower, 'Trop tard')).body.id;
  const past = sql<string>`now() - interval '16 minutes'`;
  await server.db.updateTable('messages').set({ date_create: past }).where('id', '=', expiredId).execute();
  expect((await takeBack(follower, expiredId)).error.code).toBe('TAKE_BACK_TOO_LATE');
  expect((await readMessages(teacher))[1]!.content).toBe('Trop tard');
});

test('a school admin sees a reported message with ten messages around it, and nothing else [messaging.report]', async () => {
  const { teacher, follower, schoolAdmin, colleague, stranger } = classroom;
  const ids: number[] = [];
  for (let n = 0; n < 20; n += 1) ids.push((await send(n === 9 ? teacher : follower, `Message ${n}`)).body.id);
  const reported = ids[9]!;
  expect((await report(teacher, reported)).status).toBe(403);
  expect((await report(colleague, reported)).status).toBe(404);
  expect((await report(stranger, reported)).status).toBe(404);
  expect((await report(follower, reported, 'a'.repeat(501))).error.fields).toHaveProperty('reason');
  expect((await report(follower, reported, 'Blessant')).status).toBe(204);
  expect((await report(follower, reported, 'Encore')).status).toBe(204);
  await takeBack(teacher, reported);
  const admin = server.as(schoolAdmin);
  const body = await admin.body(messageReports.list, { query: { resolved: 'false' } });
  expect(body.count).toBe(1);
  expect(body.reports[0]).toMatchObject({
    reason: 'Blessant',
    content: 'Message 9',
    student: { name: 'Zoë ÉLUARD' },
    author: { id: teacher.id },
    reporter: { id: follower.id },
  });
  const { id } = body.reports[0]!;
  const { messages } = await admin.body(messageReports.view, { id });
  expect(messages.map((message) => message.id)).toEqual(ids.slice(4, 15));
  expect(await admin.status(messageReports.resolve, { id })).toBe(204);
  expect((await admin.body(messageReports.list, { query: { resolved: 'false' } })).count).toBe(0);
  expect((await admin.body(messageReports.list)).reports[0]!.date_resolve).not.toBeNull();
});

test('a call without a body reports a message without a reason [messaging.report]', async () => {
  const { teacher, follower } = classroom;
  const { id } = (await send(teacher, 'Bonsoir')).body;
  expect((await report(follower, id)).status).toBe(204);
});

test('returns 404 for reports of another school, 403 for every other role [messaging.report]', async () => {
  const { teacher, follower, stranger } = classroom;
  const { id: messageId } = (await send(teacher, 'Bonjour')).body;
  await report(follower, messageId);
  const { id } = await server.db
    .selectFrom('messages_reports')
    .select('id')
    .where('messages_id', '=', messageId)
    .executeTakeFirstOrThrow();
  const otherAdmin = server.as(await server.seed.schoolAdmin({ schoolId: stranger.schoolId }));
  expect((await otherAdmin.body(messageReports.list)).count).toBe(0);
  expect(await otherAdmin.status(messageReports.view, { id })).toBe(404);
  expect(await otherAdmin.status(messageReports.resolve, { id })).toBe(404);
  for (const person of [teacher, follower, await server.seed.superadmin()]) {
    expect(await server.as(person).status(messageReports.list)).toBe(403);
    expect(await server.as(person).status(messageReports.view, { id })).toBe(403);
  }
  expect(await server.anonymous.status(messageReports.list)).toBe(401);
});
