import { randomUUID } from 'node:crypto';

import { device } from '@memocartes/contract/devices/join/device.routes';
import { boxesRoutes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { addDays, today, weeksBetween } from '@memocartes/contract/learning/calendar/days';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { students } from '@memocartes/contract/students/students.routes';

import {
  answerTo,
  type Classroom,
  createClassroom,
  daysAgo,
  givePack,
  moveCardsOf,
  someCards,
  tablet,
} from '../../testing/classroom.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const none = [0, 0, 0, 0, 0];

/** Zoë answers three cards in a session: right, right, wrong. */
async function revise(classroom: Classroom) {
  const { cards, matter } = await someCards(server, 3);
  await givePack(server, classroom, cards);
  const session = await server.as(classroom.teacher).body(sessions.open, { body: { classes_id: classroom.class_.id } });
  const child = await tablet(server, classroom.school.code);
  await child.call(device.join, { body: { code: session.code } });
  const ofZoe = { id: session.id, student_id: classroom.zoe.id };
  await child.call(device.start, ofZoe);
  const answers = cards.map((id, index) => answerTo(id, index < 2 ? 'right' : 'wrong'));
  await child.call(device.answers, { ...ofZoe, body: { answers } });
  return { session, cards, matter };
}

const insertTracked = (studentId: number, cardId: number, box: number, due: number | null, epoch = 1) =>
  server.seed.trackedCard({
    students_id: studentId,
    cards_id: cardId,
    epoch,
    box,
    box_before: box,
    due_on: due === null ? null : addDays(today(), due),
    moved_on: addDays(today(), -30),
    first_on: addDays(today(), -40),
    nb_right: 3,
  });

const event = (students_id: number, cards_id: number) => ({ students_id, cards_id, epoch: 1, client_id: randomUUID() });

describe('boxes of a class', () => {
  test('returns each student’s boxes, and the moves of the last session', async () => {
    const classroom = await createClassroom(server);
    const { session } = await revise(classroom);
    const { status, body } = await server.as(classroom.teacher).call(boxesRoutes.class, { id: classroom.class_.id });
    expect(status).toBe(200);
    expect(body.class_).toEqual({ id: classroom.class_.id, name: 'CE1 A' });
    expect(body.last_session).toMatchObject({ id: session.id, status: 'ACTIVE' });
    const [ada, zoe] = body.students;
    expect(zoe).toMatchObject({
      id: classroom.zoe.id,
      boxes: [1, 2, 0, 0, 0],
      nb_right: 2,
      nb_wrong: 1,
      moved: { up: 2, down: 0, kept: 1, started: 3 },
    });
    expect(ada).toMatchObject({ id: classroom.ada.id, boxes: none, moved: { up: 0, down: 0, kept: 0, started: 0 } });
    expect(body.total).toMatchObject({ boxes: [1, 2, 0, 0, 0], nb_cards: 3, nb_acquired: 0 });
  });

  test('the moves of the last session include those of a student who left the class since [boxes.counts]', async () => {
    const classroom = await createClassroom(server);
    const { session } = await revise(classroom);
    const body = { students: [classroom.zoe.id] };
    await server.as(classroom.schoolAdmin).call(students.unassign, { body });
    const boxes = await server.as(classroom.teacher).call(boxesRoutes.class, { id: classroom.class_.id });
    expect(boxes.body.last_session).toMatchObject({
      id: session.id,
      moved: { up: 2, down: 0, kept: 1, started: 3 },
    });
    expect(boxes.body.students.map(({ id }) => id)).toEqual([classroom.ada.id]);
  });

  test('is visible to teachers of the class and school admins only', async () => {
    const { class_, schoolAdmin, colleague, follower, stranger } = await createClassroom(server);
    const statusFor = (person: Person) => server.as(person).status(boxesRoutes.class, { id: class_.id });
    expect(await statusFor(schoolAdmin)).toBe(200);
    expect([await statusFor(colleague), await statusFor(follower)]).toEqual([403, 403]);
    expect(await statusFor(stranger)).toBe(404);
    expect(await server.anonymous.status(boxesRoutes.class, { id: class_.id })).toBe(401);
  });
});

describe('the difficult cards of a class', () => {
  type Signs = [student: number, card: number, signs: string, days?: number];

  /** Inserts answers, one `+` (right) or `-` (wrong) per day, the last one `days` days ago. */
  const insertAnswers = async (all: Signs[]) => {
    const rows = all.flatMap(([students_id, cards_id, signs, days = 0]) =>
      [...signs].map((sign, i) => ({
        ...event(students_id, cards_id),
        kind: 'ANSWER' as const,
        is_right: sign === '+',
        answered_at: daysAgo(days + signs.length - 1 - i),
      })),
    );
    await server.db.insertInto('cards_events').values(rows).execute();
    for (const id of new Set(all.map(([student]) => student))) await moveCardsOf(server, id);
  };

  test('lists cards that two or more students missed recently and have not learnt since, with these students [boxes.difficult]', async () => {
    const classroom = await createClassroom(server);
    const { cards } = await someCards(server, 5);
    const [both, once, learnt, old, archived] = cards as [number, number, number, number, number];
    await insertAnswers([
      [classroom.zoe.id, both, '+--'],
      [classroom.ada.id, both, '-+'],
      [classroom.zoe.id, once, '-'],
      [classroom.ada.id, once, '+'],
      [classroom.zoe.id, learnt, '-+++'],
      [classroom.ada.id, learnt, '-+++'],
      [classroom.zoe.id, old, '-', 20],
      [classroom.ada.id, old, '-', 20],
      [classroom.zoe.id, archived, '-'],
      [classroom.ada.id, archived, '-'],
    ]);
    await server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', '=', archived).execute();
    const listHardest = async (person: Person, query = {}) =>
      server.as(person).call(boxesRoutes.hardest, { id: classroom.class_.id, query });
    const { body } = await listHardest(classroom.teacher);
    expect(body.days).toBe(14);
    expect(
      body.cards.map(({ card, nb_right, nb_wrong, nb_students }) => [card.id, nb_right, nb_wrong, nb_students]),
    ).toEqual([[both, 2, 3, 2]]);
    expect(body.cards[0]!.students.map(({ firstname }) => firstname)).toEqual(['Ada', 'Zoë']);
    const month = await listHardest(classroom.teacher, { days: 30 });
    expect(month.body.cards.map(({ card }) => card.id)).toEqual([both, old]);
    expect((await listHardest(classroom.teacher, { days: 61 })).status).toBe(422);
    const others = [classroom.schoolAdmin, classroom.colleague, classroom.follower, classroom.stranger];
    expect(await Promise.all(others.map(async (person) => (await listHardest(person)).status))).toEqual([
      200, 403, 403, 404,
    ]);
    expect(await server.anonymous.status(boxesRoutes.hardest, { id: classroom.class_.id })).toBe(401);
  });
});

describe('the cards in the boxes of a class', () => {
  test('lists the cards in a box, the most missed first, with the number and names of their students', async () => {
    const classroom = await createClassroom(server);
    const { cards } = await someCards(server, 3);
    const [often, seldom, higher] = cards as [number, number, number];
    await insertTracked(classroom.zoe.id, often, 1, 0);
    await insertTracked(classroom.ada.id, often, 1, 2);
    await insertTracked(classroom.ada.id, seldom, 1, null);
    await insertTracked(classroom.zoe.id, higher, 2, 0);

    const setWrongCount = (students_id: number, cards_id: number, nb_wrong: number) =>
      server.db
        .updateTable('cards_students')
        .set({ nb_wrong })
        .where('students_id', '=', students_id)
        .where('cards_id', '=', cards_id)
        .execute();

    await setWrongCount(classroom.zoe.id, often, 1);
    await setWrongCount(classroom.ada.id, often, 4);
    const { status, body } = await server
      .as(classroom.teacher)
      .call(boxesRoutes.classCards, { id: classroom.class_.id, query: { box: 1 } });
    expect([status, body.count, body.nb_cards]).toEqual([200, 2, 3]);
    const seen = body.cards.map(({ card, students: _students, ...counts }) => [card.id, counts]);
    expect(seen).toEqual([
      [often, { nb_students: 2, nb_due: 1, nb_right: 6, nb_wrong: 5 }],
      [seldom, { nb_students: 1, nb_due: 0, nb_right: 3, nb_wrong: 0 }],
    ]);
    expect(body.cards[0]!.students).toEqual([
      { id: classroom.ada.id, firstname: 'Ada', lastname: 'Byron', box: 1, is_due: false, nb_right: 3, nb_wrong: 4 },
      { id: classroom.zoe.id, firstname: 'Zoë', lastname: 'Éluard', box: 1, is_due: true, nb_right: 3, nb_wrong: 1 },
    ]);

    const listIds = async (query: Record<string, unknown>) => {
      const page = await server.as(classroom.teacher).body(boxesRoutes.classCards, { id: classroom.class_.id, query });
      return page.cards.map(({ card }) => card.id);
    };

    expect(await listIds({})).toEqual(
      [often, higher, seldom].toSorted((a, b) => (a === often ? -1 : b === often ? 1 : a - b)),
    );
    expect(await listIds({ cards_id: higher })).toEqual([higher]);
    expect(await listIds({ cards_id: [seldom, often], nb_items: 1, nb_page: 2 })).toEqual([seldom]);
    expect(await listIds({ box: 5 })).toEqual([]);
  });

  test('excludes students who left, and cards from before the last change of class', async () => {
    const classroom = await createClassroom(server);
    const { cards } = await someCards(server, 2);
    await insertTracked(classroom.zoe.id, cards[0]!, 1, 0, 0);
    await insertTracked(classroom.ada.id, cards[1]!, 1, 0);
    await server.db
      .updateTable('students')
      .set({ status: 'INACTIVE', classes_id: null })
      .where('id', '=', classroom.ada.id)
      .execute();
    const body = await server.as(classroom.teacher).body(boxesRoutes.classCards, { id: classroom.class_.id });
    expect(body).toEqual({ cards: [], count: 0, nb_cards: 0 });
  });

  test('is visible to teachers of the class and school admins only; returns 422 for box 6', async () => {
    const { class_, teacher, schoolAdmin, colleague, follower, stranger } = await createClassroom(server);
    const statusFor = (person: Person, query = {}) =>
      server.as(person).status(boxesRoutes.classCards, { id: class_.id, query });
    expect(
      await Promise.all([teacher, schoolAdmin, colleague, follower, stranger].map((person) => statusFor(person))),
    ).toEqual([200, 200, 403, 403, 404]);
    expect(await statusFor(teacher, { box: 6 })).toBe(422);
    expect(await server.anonymous.status(boxesRoutes.classCards, { id: class_.id })).toBe(401);
  });
});

describe('boxes of a student', () => {
  test('counts cards by parent subject and in total, and returns the due cards and the moves of the last session', async () => {
    const classroom = await createClassroom(server);
    const { matter, session } = await revise(classroom);
    const other = await someCards(server, 3);
    await insertTracked(classroom.zoe.id, other.cards[0]!, 5, null);
    await insertTracked(classroom.zoe.id, other.cards[1]!, 4, -1);
    const { status, body } = await server.as(classroom.follower).call(boxesRoutes.student, { id: classroom.zoe.id });
    expect(status).toBe(200);
    expect(body.student).toMatchObject({ firstname: 'Zoë', demo_mode: false });
    expect(body.total).toMatchObject({ boxes: [1, 2, 0, 1, 1], due: [0, 0, 0, 1, 0], nb_cards: 5, nb_acquired: 1 });
    expect(body.subjects.map(({ id, boxes }) => [id, boxes])).toEqual([
      [matter.id, [1, 2, 0, 0, 0]],
      [other.matter.id, [0, 0, 0, 1, 1]],
    ]);
    expect(body.last_session).toMatchObject({ id: session.id, moved: { up: 2, kept: 1 } });
  });

  test('counts the cards of one parent subject by subject', async () => {
    const { zoe, teacher } = await createClassroom(server);
    const matter = await server.seed.subject();
    const part = await server.seed.subject({ parent_id: matter.id });
    const inPart = await server.seed.card({ matter_id: matter.id, subject_id: part.id });
    const outside = await server.seed.card({ matter_id: matter.id });
    await insertTracked(zoe.id, inPart.id, 2, 1);
    await insertTracked(zoe.id, outside.id, 3, 1);
    await insertTracked(zoe.id, (await server.seed.card()).id, 1, 1);
    const viewBoxes = (subject_id: number) =>
      server.as(teacher).body(boxesRoutes.student, { id: zoe.id, query: { subject_id } });
    expect((await viewBoxes(matter.id)).subjects.map(({ id }) => id)).toEqual([matter.id, part.id]);
    expect((await viewBoxes(part.id)).total.boxes).toEqual([0, 1, 0, 0, 0]);
  });

  test('returns the boxes at the end of each week since the first card, the current week last [boxes.weeks]', async () => {
    const classroom = await createClassroom(server);
    await revise(classroom);
    const card = await server.seed.card();
    await server.seed.cardEvent({
      students_id: classroom.zoe.id,
      cards_id: card.id,
      kind: 'PLACE',
      box: 4,
      answered_at: daysAgo(14),
    });
    const body = await server.as(classroom.follower).body(boxesRoutes.student, { id: classroom.zoe.id });
    const boxes = body.weeks.map((week) => week.boxes);
    expect(body.weeks.map(({ week }) => week)).toEqual(weeksBetween(addDays(today(), -14), today()));
    expect([boxes[0], boxes[1], boxes.at(-1)]).toEqual([
      [0, 0, 0, 1, 0],
      [0, 0, 0, 1, 0],
      [1, 2, 0, 1, 0],
    ]);
  });

  test('excludes cards from before the last change of class, and returns null without a session', async () => {
    const { zoe, teacher } = await createClassroom(server);
    await insertTracked(zoe.id, (await server.seed.card()).id, 2, 1, 0);
    const body = await server.as(teacher).body(boxesRoutes.student, { id: zoe.id });
    expect({ total: body.total.boxes, last: body.last_session }).toEqual({ total: none, last: null });
  });

  test('is visible to the student’s followers, teachers and school admin only', async () => {
    const { zoe, ada, follower, schoolAdmin, colleague, stranger } = await createClassroom(server);
    const statusFor = (person: Person, id: number) => server.as(person).status(boxesRoutes.student, { id });
    expect([await statusFor(follower, zoe.id), await statusFor(schoolAdmin, ada.id)]).toEqual([200, 200]);
    expect(await statusFor(follower, ada.id)).toBe(404);
    expect(await statusFor(colleague, zoe.id)).toBe(403);
    expect(await statusFor(stranger, zoe.id)).toBe(404);
    expect(await server.anonymous.status(boxesRoutes.student, { id: zoe.id })).toBe(401);
  });
});
