import { randomUUID } from 'node:crypto';

import { device } from '@memocartes/contract/devices/join/device.routes';
import { boxesRoutes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import {
  answerTo,
  type Classroom,
  createClassroom,
  givePack,
  someCards,
  tablet,
  withoutHolidays,
} from '../../../testing/classroom.ts';
import type { Person } from '../../../testing/seed.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
  await someCards(server, 24);
});

afterAll(() => server.close());

const activate = (person: Person, id: number) => server.as(person).call(tracking.demo, { id });
const readBoxes = async ({ teacher }: Classroom, id: number) =>
  (await server.as(teacher).body(boxesRoutes.student, { id })).total;

/** Opens a session of the class and starts the student's revision on a tablet. */
async function startRevision(classroom: Classroom, id: number) {
  const session = await server.as(classroom.teacher).body(sessions.open, { body: { classes_id: classroom.class_.id } });
  const child = await tablet(server, classroom.school.code);
  await child.call(device.join, { body: { code: session.code } });
  const revision = { id: session.id, student_id: id };
  const body = await child.body(device.start, revision);
  return {
    cards: body.cards.map((card) => card.id),
    answer: (answers: ReturnType<typeof answerTo>[]) => child.call(device.answers, { ...revision, body: { answers } }),
  };
}

const refusal = 'Impossible de passer cet élève en mode démo : il a déjà des cartes en cours';

test('spreads twenty certified cards over the five boxes, some due today; idempotent [boxes.demo]', async () => {
  const classroom = await createClassroom(server, withoutHolidays);
  const { status, body } = await activate(classroom.teacher, classroom.zoe.id);
  expect([status, body.demo_mode, body.card_progress]).toEqual([200, true, [6, 5, 4, 3, 2]]);
  const total = await readBoxes(classroom, classroom.zoe.id);
  expect(total.nb_cards).toBe(20);
  expect(total.due[0]).toBeGreaterThan(0);
  expect((await activate(classroom.teacher, classroom.zoe.id)).status).toBe(200);
  expect((await readBoxes(classroom, classroom.zoe.id)).boxes).toEqual([6, 5, 4, 3, 2]);
});

test('returns 403 and a message for a student who has a card in the boxes [boxes.demo-refused] [boxes.demo]', async () => {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 1);
  await givePack(server, classroom, cards);
  const { answer } = await startRevision(classroom, classroom.zoe.id);
  await answer([answerTo(cards[0]!, 'right')]);
  const { status, error } = await activate(classroom.teacher, classroom.zoe.id);
  expect([status, error.code, error.message]).toEqual([403, 'DEMO_REFUSED', refusal]);
});

test('is refused for a student whose only card is acquired [boxes.demo-refused]', async () => {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 1);
  await givePack(server, classroom, cards);
  const { answer } = await startRevision(classroom, classroom.zoe.id);
  await answer([answerTo(cards[0]!, 'right')]);
  await server.db.updateTable('cards_students').set({ box: 5 }).where('students_id', '=', classroom.zoe.id).execute();
  expect((await activate(classroom.teacher, classroom.zoe.id)).error.code).toBe('DEMO_REFUSED');
});

test('is refused for a student who has left the school [boxes.demo]', async () => {
  const classroom = await createClassroom(server, withoutHolidays);
  const { id } = await server.seed.student({ schools_id: classroom.school.id, status: 'INACTIVE' });
  const { status, error } = await activate(classroom.schoolAdmin, id);
  expect([status, error.code, error.reason]).toEqual([409, 'CONFLICT', 'STUDENT_LEFT']);
});

test('the first session with real cards ends the demonstration and shows only those cards [boxes.demo-end]', async () => {
  const classroom = await createClassroom(server);
  await activate(classroom.teacher, classroom.zoe.id);
  const { cards } = await someCards(server, 2);
  await givePack(server, classroom, cards);
  const begun = await startRevision(classroom, classroom.zoe.id);
  expect(begun.cards).toEqual(cards);
  await begun.answer([answerTo(cards[0]!, 'right')]);
  expect((await readBoxes(classroom, classroom.zoe.id)).boxes).toEqual([0, 1, 0, 0, 0]);
});

test('in a class without packs the demonstration’s cards can be revised on a tablet', async () => {
  const classroom = await createClassroom(server, withoutHolidays);
  await activate(classroom.teacher, classroom.zoe.id);
  expect((await startRevision(classroom, classroom.zoe.id)).cards.length).toBeGreaterThan(0);
  expect(
    (await server.as(classroom.teacher).body(boxesRoutes.student, { id: classroom.zoe.id })).student.demo_mode,
  ).toBe(true);
});

test('a demonstration continues when its cards are moved by hand, and ends when a real card is placed', async () => {
  const classroom = await createClassroom(server);
  const noe = await server.seed.student({
    schools_id: classroom.school.id,
    classes_id: classroom.class_.id,
    is_phygital: true,
  });
  await activate(classroom.teacher, noe.id);

  const placeCard = (cards_id: number, box: number) =>
    server
      .as(classroom.teacher)
      .call(tracking.place, { id: noe.id, body: { placements: [{ client_id: randomUUID(), cards_id, box }] } });

  const body = await server.as(classroom.teacher).body(tracking.current, { student_id: noe.id, query: { box: 1 } });
  await placeCard(body.cards[0]!.cards_id, 5);
  expect((await readBoxes(classroom, noe.id)).boxes).toEqual([5, 5, 4, 3, 3]);
  const { cards } = await someCards(server, 1);
  await givePack(server, classroom, cards);
  await placeCard(cards[0]!, 3);
  expect((await readBoxes(classroom, noe.id)).boxes).toEqual([0, 0, 1, 0, 0]);
});

test('a real card placed together with cards of a demonstration ends the demonstration; only the real card is placed [boxes.demo-end]', async () => {
  const classroom = await createClassroom(server);
  const noe = await server.seed.student({
    schools_id: classroom.school.id,
    classes_id: classroom.class_.id,
    is_phygital: true,
  });
  await activate(classroom.teacher, noe.id);
  const body = await server.as(classroom.teacher).body(tracking.current, { student_id: noe.id, query: { box: 1 } });
  const [real, shown] = body.cards.map((card) => card.cards_id);
  await givePack(server, classroom, [real!]);

  const place = (...ids: number[]) => {
    const placements = ids.map((cards_id) => ({ client_id: randomUUID(), cards_id, box: 3 }));
    return server.as(classroom.teacher).call(tracking.place, { id: noe.id, body: { placements } });
  };

  const other = await server.seed.card();
  expect((await place(real!, other.id)).error.fields).toHaveProperty(['placements.1.cards_id']);
  expect((await place(shown!, real!)).body.cards.map(({ cards_id }) => cards_id)).toEqual([real]);
  expect((await readBoxes(classroom, noe.id)).boxes).toEqual([0, 0, 1, 0, 0]);
});

test('a reset ends the demonstration [boxes.demo-end]', async () => {
  const classroom = await createClassroom(server);
  await activate(classroom.schoolAdmin, classroom.zoe.id);
  const body = await server.as(classroom.schoolAdmin).body(tracking.reset, { id: classroom.zoe.id });
  expect([body.demo_mode, body.card_progress]).toEqual([false, [0, 0, 0, 0, 0]]);
});
