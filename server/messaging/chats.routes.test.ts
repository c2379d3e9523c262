import { randomUUID } from 'node:crypto';

import { auth } from '@memocartes/contract/auth/auth.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { chats } from '@memocartes/contract/messaging/chats.routes';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { studentWeekRoutes } from '@memocartes/contract/student-week/student-week.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';
import { sql } from 'kysely';

import { queueNotificationMails } from '../notifications/mails.job.ts';
import { type Classroom, createClassroom } from '../testing/classroom.ts';
import { ago } from '../testing/data/instants.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let classroom: Classroom;
beforeAll(async () => (server = await testServer()));
beforeEach(async () => (classroom = await createClassroom(server)));
afterAll(() => server.close());

const open = (person: Person, student_id: number) => server.as(person).call(chats.create, { body: { student_id } });
const list = (person: Person, query = {}) => server.as(person).body(chats.list, { query });
const readMessages = (person: Person, id: number, query = {}) => server.as(person).body(chats.messages, { id, query });
const send = (person: Person, chat_id: number, content: string, client_id?: string) =>
  server.as(person).call(chats.send, { body: { chat_id, content, ...(client_id && { client_id }) } });
const openChat = async (person: Person, studentId = classroom.zoe.id) => (await open(person, studentId)).body.id;
const move = (studentId: number, classId: number) =>
  server.as(classroom.schoolAdmin).call(students.assign, { id: studentId, class_id: classId });

const endQuietHours = () =>
  server.db
    .updateTable('schools')
    .set({ quiet_start: '00:00', quiet_end: '00:00', quiet_weekends: false, quiet_holidays: false })
    .where('id', '=', classroom.school.id)
    .execute();

const nextClass = async () => {
  const class_ = await server.seed.class({ schools_id: classroom.school.id, name: 'CE2 Z' });
  const teacher = await server.seed.teacher({ schoolId: classroom.school.id });
  await server.seed.teach(teacher.userId, class_.id);
  return { class_, teacher };
};

test('returns 201 when a conversation is opened and 200 with the open one afterwards [messaging.one-open]', async () => {
  const { teacher, follower, zoe } = classroom;
  const first = await open(teacher, zoe.id);
  const second = await open(follower, zoe.id);
  expect([first.status, second.status, second.body]).toEqual([201, 200, first.body]);
  const both = await Promise.all([open(teacher, classroom.ada.id), open(teacher, classroom.ada.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(both[0].body).toEqual(both[1].body);
});

test('refuses anyone who is neither teacher of the class nor follower of the student [messaging.participants]', async () => {
  const { teacher, colleague, schoolAdmin, stranger, follower, zoe, ada } = classroom;
  const superadmin = await server.seed.superadmin();
  const id = await openChat(teacher);
  const otherFollower = await server.seed.follower({ schoolId: classroom.school.id, studentId: ada.id });
  expect((await open(schoolAdmin, zoe.id)).status).toBe(403);
  expect((await open(superadmin, zoe.id)).status).toBe(403);
  expect((await open(colleague, zoe.id)).status).toBe(403);
  expect((await open(stranger, zoe.id)).status).toBe(404);
  expect((await open(follower, ada.id)).status).toBe(404);
  for (const person of [colleague, stranger, otherFollower]) {
    expect(await server.as(person).status(chats.view, { id })).toBe(404);
    expect(await server.as(person).status(chats.messages, { id })).toBe(404);
    expect((await send(person, id, 'Bonjour')).status).toBe(404);
    expect((await list(person)).chats).toEqual([]);
  }
});

test('counts the unread messages of a conversation up to 100, so that « 99+ » is shown above 99 [messaging.badge]', async () => {
  const { teacher, follower } = classroom;
  const id = await openChat(teacher);

  const write = (nb: number) =>
    sql`
      insert into messages (chats_id, authentications_id, content)
      select ${id}, ${follower.id}, 'x'
      from generate_series(1, ${nb}::int)
    `.execute(server.db);

  await write(99);
  expect((await list(teacher)).nb_unread).toBe(99);
  await write(21);
  expect((await list(teacher)).nb_unread).toBe(100);
});

test('a teacher who no longer teaches the class has no notification or mail of the conversation [messaging.detached]', async () => {
  const { teacher, follower, class_ } = classroom;
  await endQuietHours();
  const remaining = await server.seed.teacher({ schoolId: classroom.school.id });
  await server.seed.teach(remaining.userId, class_.id);
  await send(follower, await openChat(teacher), 'Bonjour');
  const countsOf = () =>
    Promise.all([teacher, remaining].map(async (who) => (await server.as(who).body(notifications.count)).count));
  expect(await countsOf()).toEqual([1, 1]);
  await server.db.deleteFrom('classes_users_pro').where('users_pro_id', '=', teacher.userId).execute();
  expect(await countsOf()).toEqual([0, 1]);
  await queueNotificationMails(server);
  const mails = await server.db
    .selectFrom('mails')
    .select('recipient')
    .where('recipient', 'in', [teacher.email, remaining.email])
    .execute();
  expect(mails).toEqual([{ recipient: remaining.email }]);
});

test('the notification of a conversation stays when a change of class closes it [messaging.closed]', async () => {
  const { teacher, follower, zoe, school } = classroom;
  await send(follower, await openChat(teacher), 'Bonjour');
  await server.db
    .updateTable('notifications')
    .set({ date_visible: sql`now()` })
    .where('schools_id', '=', school.id)
    .execute();
  await move(zoe.id, (await nextClass()).class_.id);
  expect((await server.as(teacher).body(notifications.count)).count).toBe(1);
});

test('people who come back to a student after a change of class see neither the closed conversation nor its notification [messaging.detached]', async () => {
  const { teacher, follower, zoe, class_ } = classroom;
  const former = await server.seed.teacher({ schoolId: classroom.school.id });
  await server.seed.teach(former.userId, class_.id);
  await endQuietHours();
  const id = await openChat(teacher);
  await send(teacher, id, 'Bonjour');
  const next = await nextClass();
  await server.db.deleteFrom('classes_users_pro').where('users_pro_id', '=', former.userId).execute();
  await server.db.deleteFrom('users_students').where('users_id', '=', follower.userId).execute();
  await move(zoe.id, next.class_.id);
  await server.seed.teach(former.userId, next.class_.id);
  await server.seed.follow(follower.userId, zoe.id);
  for (const person of [former, follower]) {
    expect((await list(person)).chats).toEqual([]);
    expect((await server.as(person).body(notifications.count)).count).toBe(0);
  }
  const { participants } = await server.as(teacher).body(chats.view, { id });
  expect(participants.map((person) => person.id)).toEqual([teacher.id]);
});

test('school admins and superadmins can’t read conversations [messaging.no-admin]', async () => {
  const id = await openChat(classroom.teacher);
  for (const person of [classroom.schoolAdmin, await server.seed.superadmin()]) {
    const caller = server.as(person);
    expect(await caller.status(chats.list)).toBe(403);
    expect(await caller.status(chats.view, { id })).toBe(403);
    expect(await caller.status(chats.messages, { id })).toBe(403);
    expect((await send(person, id, 'Bonjour')).status).toBe(403);
  }
  expect(await server.anonymous.status(chats.list)).toBe(401);
  expect(await server.anonymous.status(chats.messages, { id })).toBe(401);
});

test('lists unread conversations first, then the latest, and finds them by student or participant [messaging.list]', async () => {
  const { teacher, follower, zoe, ada } = classroom;
  const adaFollower = await server.seed.follower({
    schoolId: classroom.school.id,
    studentId: ada.id,
    account: { firstname: 'Gisèle', lastname: 'Halimi' },
  });
  const ofZoe = await openChat(teacher, zoe.id);
  const ofAda = await openChat(teacher, ada.id);
  await send(follower, ofZoe, 'Bonjour');
  await send(teacher, ofAda, 'Une nouvelle');
  const body = await server.as(teacher).body(chats.list);
  expect(body).toMatchObject({ count: 2, nb_unread: 1 });
  expect(body.chats.map(({ id, nb_unread }) => [id, nb_unread])).toEqual([
    [ofZoe, 1],
    [ofAda, 0],
  ]);
  expect(body.chats[0]).toMatchObject({
    student: { firstname: 'Zoë', lastname: 'Éluard' },
    class: { name: 'CE1 A' },
    last_message: { excerpt: 'Bonjour', author: { relation: 'Mère', role: 'USER' } },
  });
  expect(body.chats[0]!.participants.map(({ id }) => id).sort()).toEqual([teacher.id, follower.id].sort());
  expect((await list(teacher, { search: 'zoe elu' })).chats.map(({ id }) => id)).toEqual([ofZoe]);
  expect((await list(teacher, { search: 'gisele' })).chats.map(({ id }) => id)).toEqual([ofAda]);
  expect((await list(teacher, { nb_items: 1, nb_page: 2 })).chats.map(({ id }) => id)).toEqual([ofAda]);
  for (const search of [undefined, 'zoe elu']) {
    expect(await list(teacher, { nb_items: 20, nb_page: 3, ...(search && { search }) })).toEqual({
      chats: [],
      count: search ? 1 : 2,
      nb_unread: 1,
    });
  }
  expect((await list(adaFollower)).chats.map(({ id }) => id)).toEqual([ofAda]);
});

test('finds a closed conversation by its participants, but not by a follower who was detached since [messaging.list]', async () => {
  const { teacher, schoolAdmin, zoe, school } = classroom;
  const inSchool = { schoolId: school.id, studentId: zoe.id };
  await server.seed.follower({ ...inSchool, account: { firstname: 'Gisèle', lastname: 'Halimi' } });
  const left = await server.seed.follower({ ...inSchool, account: { firstname: 'Simone', lastname: 'Veil' } });
  const id = await openChat(teacher);
  await send(teacher, id, 'Bonjour');
  await move(zoe.id, (await nextClass()).class_.id);
  await server.as(schoolAdmin).call(users.detach, { user_id: left.userId, student_id: zoe.id });
  const find = async (search: string) => (await list(teacher, { search })).chats.map((chat) => chat.id);
  expect([await find('gisele'), await find('zoe'), await find('simone')]).toEqual([[id], [id], []]);
});

test('the messages of a conversation are read from the latest page backwards; each page begins with its oldest message [messaging.thread]', async () => {
  const { teacher, follower } = classroom;
  const id = await openChat(teacher);
  for (const n of [1, 2, 3, 4, 5]) await send(n % 2 ? teacher : follower, id, `Message ${n}`);
  const latest = await readMessages(follower, id, { nb_items: 2 });
  expect([latest.has_older, latest.messages.map(({ content }) => content)]).toEqual([true, ['Message 4', 'Message 5']]);
  const older = await readMessages(follower, id, { nb_items: 3, before: latest.messages[0]!.id });
  expect([older.has_older, older.messages.map(({ content }) => content)]).toEqual([
    false,
    ['Message 1', 'Message 2', 'Message 3'],
  ]);
});

test('marks messages as read up to a given one, never backwards, and shows the author the last message read [messaging.read]', async () => {
  const { teacher, follower } = classroom;
  const id = await openChat(teacher);
  const sent = [(await send(teacher, id, 'Un')).body.id, (await send(teacher, id, 'Deux')).body.id];
  const markRead = (message_id: number) => server.as(follower).status(chats.read, { id, body: { message_id } });
  expect((await list(follower)).nb_unread).toBe(2);
  expect(await markRead(sent[1]!)).toBe(204);
  expect(await markRead(sent[0]!)).toBe(204);
  const body = await server.as(teacher).body(chats.view, { id });
  expect(body.reads).toContainEqual({ id: follower.id, message_id: sent[1] });
  expect((await list(follower)).nb_unread).toBe(0);
  const foreign = await openChat(teacher, classroom.ada.id);
  const other = (await send(teacher, foreign, 'Ailleurs')).body.id;
  expect(await markRead(other)).toBe(404);
});

test('a new teacher of a class has as unread only the messages that no teacher had read, and is not named as a reader of the others [messaging.joined] [messaging.read]', async () => {
  const { teacher, follower, class_, school, schoolAdmin } = classroom;
  const id = await openChat(teacher);
  await send(follower, id, 'Zoé est malade.');
  const { body: read } = await send(teacher, id, 'Bon rétablissement !');
  await send(follower, id, 'Elle revient demain.');
  const successor = await server.seed.teacher({ schoolId: school.id });
  const replaceTeacher = server.as(schoolAdmin).call(classes.update, {
    id: class_.id,
    body: { teachersList: [successor.userId] },
  });
  expect((await replaceTeacher).status).toBe(200);
  const [chat] = (await list(successor)).chats;
  expect([chat?.id, chat?.nb_unread]).toEqual([id, 1]);
  expect((await readMessages(successor, id)).messages).toHaveLength(3);
  const readersOf = async () => {
    const { reads } = await server.as(follower).body(chats.view, { id });
    return reads.filter(({ message_id }) => message_id >= read.id).map((reader) => reader.id);
  };
  expect(await readersOf()).not.toContain(successor.id);
  await send(successor, id, 'Merci !');
  expect(await readersOf()).toContain(successor.id);
  expect((await list(successor)).nb_unread).toBe(0);
});

test('a follower who is attached later has as unread the messages that no other follower had read [messaging.joined]', async () => {
  const { teacher, follower, zoe, school } = classroom;
  const id = await openChat(teacher);
  await send(teacher, id, 'Bonjour');
  await send(follower, id, 'Bonjour, merci');
  await send(teacher, id, 'La sortie est demain.');
  const second = await server.seed.follower({ schoolId: school.id, studentId: zoe.id });
  expect((await list(second)).nb_unread).toBe(1);
  expect((await list(follower)).nb_unread).toBe(1);
});

test('a change of class closes the conversation: its participants can read it, a new teacher starts an empty one [messaging.closed]', async () => {
  const { teacher, follower, zoe } = classroom;
  const id = await openChat(teacher);
  const sent = (await send(teacher, id, 'Entre nous')).body.id;
  const { class_, teacher: next } = await nextClass();
  expect((await move(zoe.id, class_.id)).status).toBe(200);
  for (const who of [teacher, follower]) {
    expect((await server.as(who).body(chats.view, { id })).date_close).not.toBeNull();
    expect((await readMessages(who, id)).messages).toHaveLength(1);
    expect((await send(who, id, 'Encore')).error.code).toBe('CHAT_CLOSED');
  }
  expect(await server.as(teacher).errorCode(chats.takeBack, { id: sent })).toBe('CHAT_CLOSED');
  expect(await server.as(next).status(chats.view, { id })).toBe(404);
  const repeated = await open(next, zoe.id);
  expect(repeated.status).toBe(201);
  expect((await readMessages(next, repeated.body.id)).messages).toEqual([]);
  expect(await server.as(teacher).status(chats.view, { id: repeated.body.id })).toBe(404);
  expect((await list(follower)).count).toBe(2);
  const lastYear = sql<string>`now() - interval '400 days'`;
  await server.db.updateTable('chats').set({ date_close: lastYear }).where('id', '=', id).execute();
  for (const person of [teacher, follower]) expect(await server.as(person).status(chats.view, { id })).toBe(404);
});

test('an empty conversation is deleted when the student changes class [messaging.closed]', async () => {
  const id = await openChat(classroom.teacher);
  await move(classroom.zoe.id, (await nextClass()).class_.id);
  expect((await list(classroom.follower)).chats).toEqual([]);
  expect(await server.db.selectFrom('chats').selectAll().where('id', '=', id).execute()).toEqual([]);
});

test('a student without a class has no conversation, and can’t be chosen for one', async () => {
  const { follower, schoolAdmin, zoe } = classroom;
  await server.as(schoolAdmin).call(students.unassign, { body: { students: [zoe.id] } });
  expect((await open(follower, zoe.id)).error.code).toBe('CHAT_NO_CLASS');
  const body = await server.as(follower).body(students.select, { query: { no_chat: 'true' } });
  expect(body.students).toEqual([]);
});

test('people who are detached, banned or no longer teach the class lose the conversation immediately [messaging.detached]', async () => {
  const { teacher, follower, schoolAdmin, zoe, class_ } = classroom;
  const second = await server.seed.follower({ schoolId: classroom.school.id, studentId: zoe.id });
  const id = await openChat(teacher);
  await send(follower, id, 'Bonjour');
  const statusFor = (person: Person) => server.as(person).status(chats.messages, { id });
  expect([await statusFor(follower), await statusFor(second)]).toEqual([200, 200]);
  await server.as(schoolAdmin).call(users.detach, { user_id: follower.userId, student_id: zoe.id });
  expect([await statusFor(follower), await statusFor(second)]).toEqual([404, 200]);
  expect((await send(follower, id, 'Encore')).status).toBe(404);
  await server.db.updateTable('authentications').set({ status: 'BANNED' }).where('id', '=', second.id).execute();
  expect(await statusFor(second)).toBe(401);
  const body = await server.as(teacher).body(chats.view, { id });
  expect(body.participants.map((person) => person.id)).toEqual([teacher.id]);
  await sql`delete from classes_users_pro where classes_id = ${class_.id}`.execute(server.db);
  expect(await statusFor(teacher)).toBe(404);
});

test('a follower detached after a conversation was closed can no longer read it [messaging.detached]', async () => {
  const { teacher, follower, schoolAdmin, zoe } = classroom;
  const id = await openChat(teacher);
  await send(teacher, id, 'Bonjour');
  await move(zoe.id, (await nextClass()).class_.id);
  await server.as(schoolAdmin).call(users.detach, { user_id: follower.userId, student_id: zoe.id });
  expect(await server.as(follower).status(chats.view, { id })).toBe(404);
  expect(await server.as(teacher).status(chats.view, { id })).toBe(200);
});

test('messaging about a student depends on the offer of their school [messaging.offer]', async () => {
  const { follower, zoe } = classroom;
  const trial = await server.seed.school({ offers_id: offerIds.SCHOOL_FREE });
  const class_ = await server.seed.class({ schools_id: trial.id });
  const child = await server.seed.student({ schools_id: trial.id, classes_id: class_.id });
  await server.seed.follow(follower.userId, child.id);
  const teacher = await server.seed.teacher({ schoolId: trial.id });
  await server.seed.teach(teacher.userId, class_.id);
  expect((await open(teacher, child.id)).status).toBe(403);
  expect(await server.as(teacher).status(chats.list)).toBe(403);
  const refused = await open(follower, child.id);
  expect([refused.status, refused.error.message]).toEqual([403, 'Vous n’avez pas accès à la création de discussion']);
  expect((await open(follower, zoe.id)).status).toBe(201);
  // A follower of the trial school with a child in a school that has messaging.
  const otherFollower = await server.seed.follower({ schoolId: trial.id, studentId: child.id });
  expect(await server.as(otherFollower).status(chats.list)).toBe(403);
  await server.seed.follow(otherFollower.userId, zoe.id);
  expect((await list(otherFollower)).chats).toHaveLength(1);
});

test('a follower of children in two schools has the conversations of both, and writes in each [messaging.offer]', async () => {
  const { follower, teacher, zoe } = classroom;
  const otherClassroom = await createClassroom(server);
  await server.seed.follow(follower.userId, otherClassroom.zoe.id);
  const firstChat = await openChat(teacher, zoe.id);
  const secondChat = (await open(otherClassroom.teacher, otherClassroom.zoe.id)).body.id;
  expect((await list(follower)).chats.map(({ id }) => id).sort()).toEqual([firstChat, secondChat].sort());
  for (const id of [firstChat, secondChat]) expect((await send(follower, id, 'Bonjour')).status).toBe(201);
  const { messages } = await readMessages(otherClassroom.teacher, secondChat);
  expect(messages[0]!.author).toMatchObject({ id: follower.id, relation: 'Mère' });
  expect(await server.as(teacher).status(chats.view, { id: secondChat })).toBe(404);
});

test('a follower has no messaging with a school whose access has ended, even with a child in another school; extending access restores it [messaging.offer]', async () => {
  const { follower, teacher, zoe, school } = classroom;
  const elsewhere = await createClassroom(server);
  await server.seed.follow(follower.userId, elsewhere.zoe.id);
  const id = await openChat(teacher);
  const message = (await send(follower, id, 'Bonjour')).body.id;
  const setEnd = (date_expiration: string | null) =>
    server.db.updateTable('schools').set({ date_expiration }).where('id', '=', school.id).execute();
  await setEnd(ago({ minutes: 1 }));
  const caller = server.as(follower);
  expect((await list(follower)).chats).toEqual([]);
  const refused = await Promise.all([
    caller.call(chats.view, { id }),
    caller.call(chats.messages, { id }),
    caller.call(chats.takeBack, { id: message }),
    send(follower, id, 'Vous êtes là ?'),
    open(follower, zoe.id),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 403]);
  const query = { no_chat: 'true' as const, users_pro_id: follower.userId };
  const options = (await caller.body(students.select, { query })).students;
  expect(options.map((option) => option.id)).toEqual([elsewhere.zoe.id]);
  expect((await caller.body(studentWeekRoutes.view, { id: zoe.id })).has_messaging).toBe(false);
  expect((await open(follower, elsewhere.zoe.id)).status).toBe(201);
  await setEnd(null);
  expect((await send(follower, id, 'Bonjour')).status).toBe(201);
});

test('a follower whose only child in a school with access has no messaging can’t open the conversations [messaging.offer]', async () => {
  const { follower, school } = classroom;
  const trial = await server.seed.school({ offers_id: offerIds.SCHOOL_FREE });
  const child = await server.seed.student({ schools_id: trial.id });
  await server.seed.follow(follower.userId, child.id);
  const date_expiration = ago({ minutes: 1 });
  await server.db.updateTable('schools').set({ date_expiration }).where('id', '=', school.id).execute();
  expect(await server.as(follower).status(chats.list)).toBe(403);
  expect((await server.as(follower).body(auth.user)).user.children_offers).toEqual([offerIds.SCHOOL_FREE]);
});

test('the notification of a conversation that can no longer be opened is neither shown nor mailed [notifications.links]', async () => {
  const { teacher, follower, zoe, school } = classroom;
  const elsewhere = await server.seed.student();
  await server.seed.follow(follower.userId, elsewhere.id);
  await endQuietHours();
  await send(teacher, await openChat(teacher), 'Bonjour');
  const setSchool = (date_expiration: string | null) =>
    server.db.updateTable('schools').set({ date_expiration }).where('id', '=', school.id).execute();
  const count = async () => (await server.as(follower).body(notifications.count)).count;
  expect(await count()).toBe(1);
  await setSchool(ago({ minutes: 1 }));
  expect(await count()).toBe(0);
  await queueNotificationMails(server);
  const mails = server.db.selectFrom('mails').select('id').where('recipient', '=', follower.email);
  expect(await mails.execute()).toEqual([]);
  await setSchool(null);
  expect(await count()).toBe(1);
  await move(zoe.id, (await nextClass()).class_.id);
  expect(await count()).toBe(1);
  await server.db
    .updateTable('chats')
    .set({ date_close: sql`now() - interval '13 months'` })
    .where('students_id', '=', zoe.id)
    .execute();
  expect(await count()).toBe(0);
});

test('offers only the caller’s own students who have no open conversation [messaging.new]', async () => {
  const { teacher, follower, zoe, ada, school } = classroom;

  const choose = async (person: Person, query: object) =>
    (await server.as(person).body(students.select, { query: { no_chat: 'true', ...query } })).students.map(
      ({ id }) => id,
    );

  const ofTeacher = { teacher_id: teacher.userId, school_id: school.id };
  const ofFollower = { users_pro_id: follower.userId };
  expect((await choose(teacher, ofTeacher)).sort()).toEqual([zoe.id, ada.id].sort());
  expect(await choose(follower, ofFollower)).toEqual([zoe.id]);
  expect(await choose(follower, { ...ofFollower, school_id: school.id })).toEqual([zoe.id]);
  await openChat(teacher);
  expect(await choose(teacher, ofTeacher)).toEqual([ada.id]);
  expect(await choose(follower, ofFollower)).toEqual([]);
  const otherFollower = await server.seed.follower({ schoolId: school.id, studentId: ada.id });
  expect(await choose(follower, { users_pro_id: otherFollower.userId })).toEqual([]);
});

test('a message with a client id is sent once; the same id from another account is another message [messaging.once]', async () => {
  const { teacher, follower } = classroom;
  const id = await openChat(teacher);
  const clientId = randomUUID();
  const all = await Promise.all([1, 2, 3].map(() => send(teacher, id, 'Une fois', clientId)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
  expect((await send(follower, id, 'La mienne', clientId)).status).toBe(201);
  const { messages } = await readMessages(follower, id);
  expect(messages.map(({ content, client_id }) => [content, client_id])).toEqual([
    ['Une fois', null],
    ['La mienne', clientId],
  ]);
});

test('a stored message that is sent again after the conversation was closed gets the same response [messaging.once] [messaging.closed]', async () => {
  const { teacher, zoe } = classroom;
  const id = await openChat(teacher);
  const clientId = randomUUID();
  const sent = await send(teacher, id, 'Bonjour', clientId);
  await move(zoe.id, (await nextClass()).class_.id);
  const again = await send(teacher, id, 'Bonjour', clientId);
  expect([again.status, again.body.id]).toEqual([200, sent.body.id]);
  expect((await send(teacher, id, 'Encore', randomUUID())).error.code).toBe('CHAT_CLOSED');
});
