import { randomUUID } from 'node:crypto';

import { cards as cardRoutes } from '@memocartes/contract/cards/cards.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';

import {
  answerTo,
  createClassroom,
  givePack,
  laterWeek,
  schoolWeek,
  someCards,
  tablet,
} from '../../testing/classroom.ts';
import { race, testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

testWithTwoConnections('of 50 concurrent openings for a class, one opens a session', async () => {
  const { teacher, class_ } = await createClassroom(server);
  const body = { classes_id: class_.id };
  const outcomes = await race(50, () => server.as(teacher).call(sessions.open, { body }));
  expect(outcomes).toEqual({ 201: 1, '409 SESSION_ALREADY_OPEN': 49 });
});

testWithTwoConnections(
  'a session opened while a student of the class is being deleted has the other students',
  async () => {
    const { teacher, class_, zoe, ada } = await createClassroom(server);
    const { opening } = await server.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('students').where('id', '=', zoe.id).execute();
      const opening = server.as(teacher).body(sessions.open, { body: { classes_id: class_.id } });
      await waitForLock(server.db);
      return { opening };
    });
    const { students } = await server.as(teacher).body(sessions.students, { id: (await opening).id });
    expect(students.map(({ id }) => id)).toEqual([ada.id]);
  },
);

testWithTwoConnections(
  'a session opened while the import of its teacher and students is being undone can’t deadlock',
  async () => {
    const { teacher, class_, zoe } = await createClassroom(server);
    const { opening } = await server.db.transaction().execute(async (trx) => {
      const lock = (table: 'students' | 'users', id: number) =>
        trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
      await lock('students', zoe.id);
      const opening = server.as(teacher).status(sessions.open, { body: { classes_id: class_.id } });
      await waitForLock(server.db);
      await lock('users', teacher.userId);
      return { opening };
    });
    expect(await opening).toBe(201);
  },
);

testWithTwoConnections('of 50 concurrent packs for a class and a week, one is created [packs.concurrent]', async () => {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 2);
  const body = { title: 'Tables', icon: 'book', cards, classes_id: classroom.class_.id, week: schoolWeek };
  const outcomes = await race(50, () => server.as(classroom.teacher).call(packs.create, { body }));
  expect(outcomes).toEqual({ 201: 1, '409 PACK_WEEK_TAKEN': 49 });
  expect((await server.as(classroom.teacher).body(packs.list)).count).toBe(1);
});

testWithTwoConnections(
  'of packs moved concurrently to one week, one is moved and the others stay [packs.concurrent]',
  async () => {
    const classroom = await createClassroom(server);
    const { cards } = await someCards(server, 1);
    const weeks = [laterWeek, '2027-01-04', '2027-01-11', '2027-01-18'];
    const assigned = await Promise.all(weeks.map((week) => givePack(server, classroom, cards, week)));
    const outcomes = await race(assigned.length, (at) => {
      return server.as(classroom.teacher).call(packs.move, {
        id: assigned[at]!.id,
        classes_id: classroom.class_.id,
        week: weeks[at]!,
        body: { to: schoolWeek },
      });
    });
    expect(outcomes).toEqual({ 200: 1, '409 PACK_WEEK_TAKEN': assigned.length - 1 });
  },
);

testWithTwoConnections('50 concurrent creations of cards all succeed', async () => {
  const { teacher } = await createClassroom(server);
  const matter = await server.seed.subject();
  const body = { matter_id: matter.id, level: 'CP' as const, fline1: 'Un', bline1: 'Deux' };
  expect(await race(50, () => server.as(teacher).call(cardRoutes.create, { body }))).toEqual({ 201: 50 });
});

/** A session of a class of `nbStudents`, each with a tablet on which they have started. */
async function revising(nbStudents: number, nbCards: number) {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, nbCards);
  await givePack(server, classroom, cards);
  const inClass = { schools_id: classroom.school.id, classes_id: classroom.class_.id };
  const students = [classroom.zoe, classroom.ada];
  while (students.length < nbStudents) students.push(await server.seed.student(inClass));
  const session = await server.as(classroom.teacher).body(sessions.open, { body: { classes_id: classroom.class_.id } });

  const begin = async (student: { id: number }) => {
    const child = await tablet(server, classroom.school.code);
    await child.call(device.join, { body: { code: session.code } });
    const revision = { id: session.id, student_id: student.id };
    const status = await child.status(device.start, revision);
    return { child, revision, status };
  };

  const places = await Promise.all(students.map(begin));
  expect(new Set(places.map(({ status }) => status))).toEqual(new Set([200]));
  return { ...classroom, cards, session, places };
}

testWithTwoConnections('answers sent 50 times concurrently by a tablet count once each', async () => {
  const { cards, places, zoe } = await revising(2, 5);
  const { revision } = places[0]!;
  const answers = cards.map((id, index) => answerTo(id, index % 2 === 0 ? 'right' : 'wrong'));
  const outcomes = await race(50, () => places[0]!.child.call(device.answers, { ...revision, body: { answers } }));
  expect(outcomes).toEqual({ 200: 50 });
  const rows = await server.db
    .selectFrom('cards_students')
    .selectAll()
    .where('students_id', '=', zoe.id)
    .orderBy('cards_id')
    .execute();
  expect(rows.map(({ box, nb_right, nb_wrong }) => [box, nb_right, nb_wrong])).toEqual([
    [2, 1, 0],
    [1, 0, 1],
    [2, 1, 0],
    [1, 0, 1],
    [2, 1, 0],
  ]);
});

testWithTwoConnections('a student’s answers in 50 parallel requests are all stored', async () => {
  const { cards, places, zoe } = await revising(2, 5);
  const { child, revision } = places[0]!;
  const parts = Array.from({ length: 50 }, (_none, n) => answerTo(cards[n % 5]!, n % 3 === 0 ? 'right' : 'wrong'));
  await race(50, (n) => child.call(device.answers, { ...revision, body: { answers: [parts[n]!] } }));
  const rows = await server.db.selectFrom('cards_students').selectAll().where('students_id', '=', zoe.id).execute();
  expect(rows.reduce((sum, { nb_right, nb_wrong }) => sum + nb_right + nb_wrong, 0)).toBe(50);
});

testWithTwoConnections('concurrent answers of 30 tablets, each sent twice, are stored once', async () => {
  const { cards, places, session, teacher } = await revising(30, 5);
  const sent = places.map(({ child, revision }) => ({
    child,
    revision,
    answers: cards.map((id) => answerTo(id, 'right')),
  }));
  const outcomes = await race(60, (n) => {
    const { child, revision, answers } = sent[n % 30]!;
    return child.call(device.answers, { ...revision, body: { answers } });
  });
  expect(outcomes).toEqual({ 200: 60 });
  const body = await server.as(teacher).body(sessions.students, { id: session.id });
  expect(body.students.map(({ nb_right, moved }) => [nb_right, moved.up])).toEqual(Array(30).fill([5, 5]));
});

testWithTwoConnections('closing while 30 students begin leaves none of them active', async () => {
  const { session, teacher, places } = await revising(30, 2);
  await Promise.all([
    ...places.map(({ child, revision }) => child.call(device.start, revision)),
    server.as(teacher).call(sessions.close, { id: session.id }),
  ]);
  const body = await server.as(teacher).body(sessions.students, { id: session.id });
  expect(new Set(body.students.map(({ status }) => status))).toEqual(new Set(['ENDED']));
});

testWithTwoConnections('closing a session while one of its students is being deleted can’t deadlock', async () => {
  const { session, teacher, places, cards, zoe, ada } = await revising(2, 1);
  const { child, revision } = places[0]!;
  await child.call(device.answers, { ...revision, body: { answers: [answerTo(cards[0]!, 'right')] } });
  const { closing } = await server.db.transaction().execute(async (trx) => {
    await trx.selectFrom('students').select('id').where('id', '=', zoe.id).forUpdate().execute();
    const closing = server.as(teacher).status(sessions.close, { id: session.id });
    await waitForLock(server.db);
    await trx.deleteFrom('students').where('id', '=', zoe.id).execute();
    return { closing };
  });
  expect(await closing).toBe(200);
  const body = await server.as(teacher).body(sessions.students, { id: session.id });
  expect(body.students.map(({ id, status }) => [id, status])).toEqual([[ada.id, 'ENDED']]);
});

testWithTwoConnections('answers of two students with the same client id are stored as one', async () => {
  const { cards, places } = await revising(2, 1);
  const client_id = randomUUID();
  const answers = [{ ...answerTo(cards[0]!, 'right'), client_id }];
  await race(50, (n) => {
    const { child, revision } = places[n % 2]!;
    return child.call(device.answers, { ...revision, body: { answers } });
  });
  const rows = await server.db.selectFrom('cards_events').select('id').where('client_id', '=', client_id).execute();
  expect(rows).toHaveLength(1);
});
