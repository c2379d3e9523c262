import { randomUUID } from 'node:crypto';

import { dashboards } from '@memocartes/contract/dashboards/dashboards.routes';
import { teacherDashboardRoutes } from '@memocartes/contract/dashboards/teacher.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { boxesRoutes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { answerTo, openRevision } from '../../testing/classroom.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

type Entry = { client_id: string; cards_id: number; is_right?: boolean; undoes?: string; answered_at: string };

const undoOf = ({ client_id, cards_id }: { client_id: string; cards_id: number }) => ({
  client_id: randomUUID(),
  cards_id,
  undoes: client_id,
  answered_at: new Date().toISOString(),
});

const trackingOf = (studentId: number) =>
  server.db
    .selectFrom('cards_students')
    .select(['cards_id', 'box', 'nb_right', 'nb_wrong'])
    .where('students_id', '=', studentId)
    .orderBy('cards_id')
    .execute();

/**
 * A student who has started on a tablet, with functions to send answers, read the teacher's view and close the session.
 */
async function revising(count: number) {
  const opened = await openRevision(server, count);
  const { child, ofZoe, session, zoe, teacher } = opened;
  await child.call(device.start, ofZoe);
  const send = (...answers: Entry[]) => child.call(device.answers, { ...ofZoe, body: { answers } });

  const readProgress = async () => {
    const body = await server.as(teacher).body(sessions.students, { id: session.id });
    return body.students.find(({ id }) => id === zoe.id);
  };

  const close = () => server.as(teacher).call(sessions.close, { id: session.id });
  return { ...opened, send, readProgress, close };
}

test('an undone answer never counts, in any order and however often it is sent [boxes.undo-answer]', async () => {
  const { child, send, readProgress, ofZoe, cards, zoe, teacher, school } = await revising(2);
  const mistake = answerTo(cards[0]!, 'wrong');
  const otherAnswer = answerTo(cards[1]!, 'right');
  const undo = undoOf(mistake);
  expect((await send(undo)).status).toBe(200);
  expect((await send(mistake, otherAnswer)).status).toBe(200);
  expect(await trackingOf(zoe.id)).toEqual([{ cards_id: cards[1], box: 2, nb_right: 1, nb_wrong: 0 }]);
  await send(otherAnswer, mistake, undo);
  const later = answerTo(cards[0]!, 'right');
  await send(later);
  expect(await trackingOf(zoe.id)).toMatchObject([
    { cards_id: cards[0], box: 2, nb_right: 1, nb_wrong: 0 },
    { cards_id: cards[1], box: 2 },
  ]);
  await send(undoOf(later));
  expect(await trackingOf(zoe.id)).toHaveLength(1);

  expect(await readProgress()).toMatchObject({
    nb_right: 1,
    nb_wrong: 0,
    moved: { up: 1, down: 0, kept: 0, started: 1 },
  });
  const board = await server.as(teacher).body(teacherDashboardRoutes.view, {});
  expect(board.week).toMatchObject({ nb_answers: 1, nb_right: 1 });
  const follower = await server.seed.follower({ schoolId: school.id, studentId: zoe.id });
  const home = await server.as(follower).body(dashboards.user, {});
  expect(home.children[0]?.last_session).toMatchObject({ nb_right: 1, nb_wrong: 0 });
  const boxes = await server.as(teacher).body(boxesRoutes.student, { id: zoe.id });
  expect(boxes.total).toMatchObject({ boxes: [0, 1, 0, 0, 0], nb_right: 1, nb_wrong: 0 });
  expect(boxes.weeks.at(-1)?.boxes).toEqual([0, 1, 0, 0, 0]);
  const repeated = await child.body(device.start, ofZoe);
  expect(repeated.cards.map(({ id }) => id)).toEqual([cards[0]]);
});

test('only an answer of the same student to the same card in the same session can be undone', async () => {
  const { child, ofZoe, cards, zoe, ada, session, teacher, class_ } = await revising(2);
  const ofAda = { id: session.id, student_id: ada.id };
  await child.call(device.start, ofAda);
  const answer = answerTo(cards[0]!, 'right');
  await child.call(device.answers, { ...ofZoe, body: { answers: [answer] } });
  await child.call(device.answers, { ...ofAda, body: { answers: [undoOf(answer)] } });
  await child.call(device.answers, { ...ofZoe, body: { answers: [undoOf({ ...answer, cards_id: cards[1]! })] } });
  await server.as(teacher).call(sessions.close, { id: session.id });
  const later = await server.as(teacher).body(sessions.open, { body: { classes_id: class_.id } });
  await child.call(device.join, { body: { code: later.code } });
  await child.call(device.start, { ...ofZoe, id: later.id });
  await child.call(device.answers, { ...ofZoe, id: later.id, body: { answers: [undoOf(answer)] } });
  expect(await trackingOf(zoe.id)).toMatchObject([{ cards_id: cards[0], box: 2 }]);
  const undos = await server.db
    .selectFrom('cards_events')
    .select('id')
    .where('kind', '=', 'UNDO')
    .where('undoes', '=', answer.client_id)
    .execute();
  expect(undos).toEqual([]);
});

test('an entry that is both an answer and an undo, or neither, is refused', async () => {
  const { child, ofZoe, cards } = await revising(1);
  const { is_right, ...neither } = answerTo(cards[0]!, 'right');
  for (const entry of [neither, { ...neither, is_right, undoes: randomUUID() }]) {
    const { status, error } = await child.call(device.answers, { ...ofZoe, body: { answers: [entry] } });
    expect(status).toBe(422);
    expect(Object.keys(error.fields ?? {})).toEqual(['answers.0.is_right']);
  }
});

test('an undo sent again, by this tablet or another, has no further effect', async () => {
  const { send, readProgress, join, ofZoe, cards, zoe } = await revising(2);
  const mistake = answerTo(cards[0]!, 'wrong');
  const undo = undoOf(mistake);
  await send(mistake);
  const second = await join();
  const sendFromSecond = (...answers: Entry[]) => second.call(device.answers, { ...ofZoe, body: { answers } });
  expect((await sendFromSecond(undo)).status).toBe(200);
  await send(undo, undoOf(mistake));
  await sendFromSecond(mistake);
  expect(await trackingOf(zoe.id)).toEqual([]);
  expect(await readProgress()).toMatchObject({
    nb_right: 0,
    nb_wrong: 0,
    moved: { up: 0, down: 0, kept: 0, started: 0 },
  });
});

test('an undo resumes an ended revision; the same undo sent again does not', async () => {
  const { send, readProgress, child, ofZoe, cards } = await revising(1);
  const mistake = answerTo(cards[0]!, 'wrong');
  const undo = undoOf(mistake);
  await send(mistake);
  await child.call(device.end, ofZoe);
  await send(undo);
  expect(await readProgress()).toMatchObject({ status: 'ACTIVE', nb_right: 0, nb_wrong: 0 });
  await send(answerTo(cards[0]!, 'right'));
  await child.call(device.end, ofZoe);
  await send(undo);
  expect(await readProgress()).toMatchObject({ status: 'ENDED', nb_right: 1, nb_wrong: 0 });
});

test('an undo and answers sent after the session was closed count, but do not resume the revision', async () => {
  const { send, readProgress, close, cards, zoe } = await revising(2);
  const mistake = answerTo(cards[0]!, 'wrong');
  const undo = undoOf(mistake);
  const otherAnswer = answerTo(cards[1]!, 'right');
  await close();
  const { status, body } = await send(mistake, undo, otherAnswer);
  expect([status, body.cards.map(({ cards_id }) => cards_id)]).toEqual([200, [cards[1]]]);
  expect(await readProgress()).toMatchObject({ status: 'ENDED', nb_right: 1, nb_wrong: 0, moved: { up: 1 } });
  expect(await trackingOf(zoe.id)).toMatchObject([{ cards_id: cards[1], box: 2 }]);
});

test('when an undo arrives during closing, the revision ends and the answers are stored', async () => {
  const { send, readProgress, close, child, ofZoe, cards } = await revising(2);
  const mistake = answerTo(cards[0]!, 'wrong');
  const otherAnswer = answerTo(cards[1]!, 'right');
  await send(mistake);
  await child.call(device.end, ofZoe);
  const [sent] = await Promise.all([send(undoOf(mistake), otherAnswer), close()]);
  expect(sent.status).toBe(200);
  expect(await readProgress()).toMatchObject({ status: 'ENDED', nb_right: 1, nb_wrong: 0 });
});
