import { randomUUID } from 'node:crypto';

import { device } from '@memocartes/contract/devices/join/device.routes';
import { boxesRoutes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import type { Classroom } from '../../../testing/classroom.ts';
import { answerTo, createClassroom, givePack, someCards, tablet, withoutHolidays } from '../../../testing/classroom.ts';
import type { TestServer } from '../../../testing/server.ts';
import { testServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await someCards(server, 24);
});
afterAll(() => server.close());

const activate = (who: { token: string }, id: number) => server.as(who).call(tracking.demo, { id });
const boxes = async ({ teacher }: Classroom, id: number) =>
  (await server.as(teacher).call(boxesRoutes.student, { id })).body.total;

/** A tablet on which the student starts an open session of their class. */
async function begin(room: Classroom, id: number) {
  const { body: session } = await server.as(room.teacher).call(sessions.open, { body: { classes_id: room.class_.id } });
  const child = await tablet(server, room.school.code);
  await child.call(device.join, { body: { code: session.code } });
  const of = { id: session.id, student_id: id };
  const { body } = await child.call(device.start, of);
  return {
    cards: body.cards.map((card) => card.id),
    answer: (answers: ReturnType<typeof answerTo>[]) => child.call(device.answers, { ...of, body: { answers } }),
  };
}

const refusal = 'Impossible de passer cet élève en mode démo : il a déjà des cartes en cours';

test('spreads twenty certified cards over the five boxes, some due today; idempotent [boxes.demo]', async () => {
  const room = await createClassroom(server, withoutHolidays);
  const { status, body } = await activate(room.teacher, room.zoe.id);
  expect([status, body.demo_mode, body.card_progress]).toEqual([200, true, [6, 5, 4, 3, 2]]);
  const total = await boxes(room, room.zoe.id);
  expect(total.nb_cards).toBe(20);
  expect(total.due[0]).toBeGreaterThan(0);
  expect((await activate(room.teacher, room.zoe.id)).status).toBe(200);
  expect((await boxes(room, room.zoe.id)).boxes).toEqual([6, 5, 4, 3, 2]);
});

test('returns 403 with its message for a student who has a card in progress [boxes.demo-refused] [boxes.demo]', async () => {
  const room = await createClassroom(server);
  const { cards } = await someCards(server, 1);
  await givePack(server, room, cards);
  const { answer } = await begin(room, room.zoe.id);
  await answer([answerTo(cards[0]!, true)]);
  const { status, error } = await activate(room.teacher, room.zoe.id);
  expect([status, error.code, error.message]).toEqual([403, 'DEMO_REFUSED', refusal]);
});

test('the first session with real cards ends the demonstration and shows only those cards [boxes.demo-end]', async () => {
  const room = await createClassroom(server);
  await activate(room.teacher, room.zoe.id);
  const { cards } = await someCards(server, 2);
  await givePack(server, room, cards);
  const begun = await begin(room, room.zoe.id);
  expect(begun.cards).toEqual(cards);
  await begun.answer([answerTo(cards[0]!, true)]);
  expect((await boxes(room, room.zoe.id)).boxes).toEqual([0, 1, 0, 0, 0]);
});

test('in a class without packs the demonstration’s cards can be revised on a tablet', async () => {
  const room = await createClassroom(server, withoutHolidays);
  await activate(room.teacher, room.zoe.id);
  expect((await begin(room, room.zoe.id)).cards.length).toBeGreaterThan(0);
  expect((await server.as(room.teacher).call(boxesRoutes.student, { id: room.zoe.id })).body.student.demo_mode).toBe(
    true,
  );
});

test('moving cards of a demonstration by hand does not end it, placing a real card does', async () => {
  const room = await createClassroom(server);
  const own = { schools_id: room.school.id, classes_id: room.class_.id };
  const noe = await server.seed.student({ ...own, is_phygital: true });
  await activate(room.teacher, noe.id);
  const place = (cards_id: number, box: number) =>
    server
      .as(room.teacher)
      .call(tracking.place, { id: noe.id, body: { placements: [{ client_id: randomUUID(), cards_id, box }] } });
  const { body } = await server.as(room.teacher).call(tracking.current, { student_id: noe.id, query: { box: 1 } });
  await place(body.cards[0]!.cards_id, 5);
  expect((await boxes(room, noe.id)).boxes).toEqual([5, 5, 4, 3, 3]);
  const { cards } = await someCards(server, 1);
  await givePack(server, room, cards);
  await place(cards[0]!, 3);
  expect((await boxes(room, noe.id)).boxes).toEqual([0, 0, 1, 0, 0]);
});

test('a reset ends the demonstration [boxes.demo-end]', async () => {
  const room = await createClassroom(server);
  await activate(room.schoolAdmin, room.zoe.id);
  const { body } = await server.as(room.schoolAdmin).call(tracking.reset, { id: room.zoe.id });
  expect([body.demo_mode, body.card_progress]).toEqual([false, [0, 0, 0, 0, 0]]);
});
