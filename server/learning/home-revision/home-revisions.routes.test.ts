import { randomUUID } from 'node:crypto';

import { dashboards } from '@memocartes/contract/dashboards/dashboards.routes';
import { home } from '@memocartes/contract/devices/home-revision/home.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { boxesRoutes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { students } from '@memocartes/contract/students/students.routes';

import { answerTo, tablet } from '../../testing/classroom.ts';
import { type HomeClassroom, homeClassroom } from '../../testing/home.ts';
import type { PortalClient } from '../../testing/portal-client.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

type Answers = ReturnType<typeof answerTo>[];

/** A device at home with a started revision. */
async function atHome(option: 'PRACTICE' | 'COUNTS', count = 4) {
  const classroom = await homeClassroom(server, option, count);
  const child = await classroom.attachDevice();
  const body = await child.body(home.start, classroom.ofZoe);
  const ofRevision = { ...classroom.ofZoe, id: body.id };
  const send = (answers: Answers) => child.call(home.answers, { ...ofRevision, body: { answers } });
  return { ...classroom, child, started: body, ofRevision, send };
}

/** The same student on a tablet of the class. */
async function inClass({ school, class_, teacher, zoe }: HomeClassroom) {
  const session = await server.as(teacher).body(sessions.open, { body: { classes_id: class_.id } });
  const child = await tablet(server, school.code);
  await child.call(device.join, { body: { code: session.code } });
  const own = { id: session.id, student_id: zoe.id };
  await child.call(device.start, own);
  return {
    session,
    send: (answers: Answers) => child.call(device.answers, { ...own, body: { answers } }),
  };
}

const stateOf = (studentId: number) =>
  server.db
    .selectFrom('cards_students')
    .select(['cards_id', 'box', 'box_before', 'due_on', 'moved_on', 'first_on', 'nb_right', 'nb_wrong'])
    .where('students_id', '=', studentId)
    .orderBy('cards_id')
    .execute();

const eventsOf = (studentId: number) =>
  server.db
    .selectFrom('cards_events')
    .select(['client_id', 'kind', 'sessions_id', 'home_revisions_id', 'is_undone'])
    .where('students_id', '=', studentId)
    .orderBy('id')
    .execute();

describe('practice', () => {
  test('stores the answers and moves no card [home-revision.practice]', async () => {
    const { send, cards, zoe, child, ofRevision, started } = await atHome('PRACTICE');
    expect(started.cards.map(({ id }) => id)).toEqual(cards);
    expect((await send([answerTo(cards[0]!, 'right'), answerTo(cards[1]!, 'wrong')])).body.cards).toEqual(
      cards.slice(0, 2),
    );
    expect(await stateOf(zoe.id)).toEqual([]);
    expect((await eventsOf(zoe.id)).map(({ kind }) => kind)).toEqual(['PRACTICE', 'PRACTICE']);
    const body = await child.body(home.end, ofRevision);
    expect(body).toMatchObject({ nb_cards: 2, nb_right: 1, nb_wrong: 1, cards: [] });
    expect(body.moved).toEqual({ up: 0, down: 0, kept: 0, started: 0 });
  });

  test('at home, before or after class, does not change the boxes reached in class [home-revision.practice]', async () => {
    const boxes: unknown[] = [];
    for (const order of ['home first', 'class first', 'class only']) {
      const classroom = await atHome('PRACTICE', 1);
      const { send } = await inClass(classroom);
      const [card] = classroom.cards as [number];
      if (order === 'home first') await classroom.send([answerTo(card, 'wrong')]);
      await send([answerTo(card, 'right')]);
      if (order === 'class first') await classroom.send([answerTo(card, 'wrong')]);
      boxes.push((await stateOf(classroom.zoe.id)).map(({ cards_id: _card, ...state }) => state));
    }
    expect(boxes[0]).toEqual(boxes[2]);
    expect(boxes[1]).toEqual(boxes[2]);
  });

  test('continues with cards that are not due [home-revision.practice-cards]', async () => {
    const classroom = await homeClassroom(server, 'COUNTS', 4);
    const child = await classroom.attachDevice();
    const first = await child.body(home.start, classroom.ofZoe);
    const answers = classroom.cards.map((card) => answerTo(card, 'right'));
    await child.call(home.answers, { ...classroom.ofZoe, id: first.id, body: { answers } });
    expect((await child.body(home.start, classroom.ofZoe)).cards).toEqual([]);
    await classroom.setOption('PRACTICE');
    const body = await child.body(home.start, classroom.ofZoe);
    expect(body.cards.map(({ id, box }) => [id, box])).toEqual(classroom.cards.map((card) => [card, 2]));
  });

  test('ends with acquired cards that have been checked, and is offered while there are only such cards [home-revision.practice-cards]', async () => {
    const classroom = await homeClassroom(server, 'COUNTS', 3);
    const child = await classroom.attachDevice();
    const first = await child.body(home.start, classroom.ofZoe);
    const answers = classroom.cards.map((card) => answerTo(card, 'right'));
    await child.call(home.answers, { ...classroom.ofZoe, id: first.id, body: { answers } });
    await classroom.setOption('PRACTICE');

    const setChecked = (cards: number[]) =>
      server.db
        .updateTable('cards_students')
        .set({ box: 5, box_before: 5, due_on: null })
        .where('students_id', '=', classroom.zoe.id)
        .where('cards_id', 'in', cards)
        .execute();

    const [one, two, three] = classroom.cards as [number, number, number];
    await setChecked([one, two]);
    const body = await child.body(home.start, classroom.ofZoe);
    expect(body.cards.map(({ id, box }) => [id, box])).toEqual([
      [three, 2],
      [one, 5],
      [two, 5],
    ]);
    await setChecked([three]);
    const access = await server.as(classroom.follower).call(home.access, { id: classroom.zoe.id });
    expect(access.body.has_cards).toBe(true);
  });

  test('is offered while the student has cards; revision that counts is offered only while cards are new or due [home-revision.no-card]', async () => {
    const classroom = await homeClassroom(server, 'COUNTS', 2);
    const child = await classroom.attachDevice();
    const follower = server.as(classroom.follower);
    const hasCards = async () => (await follower.body(home.access, { id: classroom.zoe.id })).has_cards;
    expect(await hasCards()).toBe(true);
    const body = await child.body(home.start, classroom.ofZoe);
    const answers = classroom.cards.map((card) => answerTo(card, 'right'));
    await child.call(home.answers, { ...classroom.ofZoe, id: body.id, body: { answers } });
    expect(await hasCards()).toBe(false);
    await classroom.setOption('PRACTICE');
    expect(await hasCards()).toBe(true);
    await classroom.setOption('OFF');
    expect(await hasCards()).toBe(false);
  });

  test('does not end a demonstration', async () => {
    const classroom = await homeClassroom(server, 'PRACTICE');
    await server.db.updateTable('students').set({ demo_mode: true }).where('id', '=', classroom.zoe.id).execute();
    const child = await classroom.attachDevice();
    await child.call(home.start, classroom.ofZoe);
    const { demo_mode } = await server.db
      .selectFrom('students')
      .select('demo_mode')
      .where('id', '=', classroom.zoe.id)
      .executeTakeFirstOrThrow();
    expect(demo_mode).toBe(true);
  });
});

describe('counts', () => {
  test('moves boxes as in class [home-revision.counts]', async () => {
    const { send, cards, child, ofRevision } = await atHome('COUNTS');
    await send([answerTo(cards[0]!, 'right'), answerTo(cards[1]!, 'wrong')]);
    const body = await child.body(home.end, ofRevision);
    expect(body).toMatchObject({ nb_cards: 2, nb_right: 1, nb_wrong: 1, moved: { up: 1, kept: 1, started: 2 } });
    expect(body.cards.map(({ cards_id, box_before, box }) => [cards_id, box_before, box])).toEqual([
      [cards[0], 1, 2],
      [cards[1], 1, 1],
    ]);
  });

  test.each([
    ['home, then class', ['home', 'class']],
    ['class, then home', ['class', 'home']],
    ['home sent twice, before and after class', ['home', 'class', 'home']],
  ])('a card moves once a day, in any order: %s [home-revision.counts] [boxes.once-a-day]', async (_name, order) => {
    const classroom = await atHome('COUNTS', 3);
    const { send, session } = await inClass(classroom);
    const [one, two, three] = classroom.cards as [number, number, number];
    // All answers at home are dated a minute after those in class.
    const early = new Date(Date.parse(classroom.started.now) + 1000).toISOString();
    const later = new Date(Date.parse(classroom.started.now) + 61_000).toISOString();
    const answers = {
      class: [answerTo(one, 'right', early), answerTo(two, 'wrong', early)],
      home: [answerTo(one, 'right', later), answerTo(two, 'right', later), answerTo(three, 'right', later)],
    };
    for (const place of order) await (place === 'class' ? send(answers.class) : classroom.send(answers.home));
    expect((await stateOf(classroom.zoe.id)).map(({ box, nb_right, nb_wrong }) => [box, nb_right, nb_wrong])).toEqual([
      [2, 2, 0],
      [1, 1, 1],
      [2, 1, 0],
    ]);
    const body = await server.as(classroom.teacher).body(sessions.students, { id: session.id });
    const inSession = body.students.find(({ id }) => id === classroom.zoe.id)!;
    expect(inSession).toMatchObject({ nb_cards: 2, nb_right: 1, nb_wrong: 1 });
  });

  test('an option changed during a revision applies from the next revision on', async () => {
    const { send, cards, zoe, setOption } = await atHome('COUNTS', 1);
    await setOption('PRACTICE');
    await send([answerTo(cards[0]!, 'right')]);
    expect(await stateOf(zoe.id)).toMatchObject([{ box: 2 }]);
  });
});

describe('answers', () => {
  test('sent twice count once, and an undone answer is not counted [boxes.answers-once] [boxes.undo-answer]', async () => {
    const { send, cards, zoe, teacher, follower } = await atHome('PRACTICE');
    const answer = answerTo(cards[0]!, 'right');
    const undo = { ...answerTo(cards[0]!, 'right'), is_right: undefined, undoes: answer.client_id };
    await send([answer, answerTo(cards[1]!, 'right')]);
    await send([answer]);
    await send([undo as never]);
    const body = await server.as(teacher).body(home.activity, { id: zoe.id });
    expect(body.week).toEqual({ nb_revisions: 1, nb_answers: 1, nb_right: 1 });
    const access = await server.as(follower).body(home.access, { id: zoe.id });
    expect(access.week).toEqual(body.week);
  });

  test('to a card that the revision did not issue are ignored [home-revision.one-child]', async () => {
    const { send, zoe } = await atHome('COUNTS', 1);
    const otherCard = await server.seed.card();
    expect((await send([answerTo(otherCard.id, 'right')])).body.cards).toEqual([]);
    expect(await eventsOf(zoe.id)).toEqual([]);
  });

  test('to another student’s revision are refused with 404 [home-revision.one-child]', async () => {
    const { child, ofZoe } = await atHome('COUNTS');
    const other = await atHome('COUNTS');
    const answers = [answerTo(other.cards[0]!, 'right')];
    const sent = await child.call(home.answers, { ...ofZoe, id: other.started.id, body: { answers } });
    expect(sent.status).toBe(404);
    expect(await child.status(home.end, { ...ofZoe, id: other.started.id })).toBe(404);
  });

  test('an undo sent from home does not undo an answer of another revision at home', async () => {
    const { child, ofZoe, send, cards, zoe } = await atHome('PRACTICE', 1);
    const answer = answerTo(cards[0]!, 'right');
    await send([answer]);
    const { id } = await child.body(home.start, ofZoe);
    const undo = { ...answerTo(cards[0]!, 'right'), is_right: undefined, undoes: answer.client_id };
    const body = await child.body(home.answers, { ...ofZoe, id, body: { answers: [undo as never] } });
    expect(body.cards).toEqual([]);
    expect(await eventsOf(zoe.id)).toMatchObject([{ kind: 'PRACTICE', is_undone: false }]);
  });

  test('an undo sent from home does not undo an answer given in class', async () => {
    const classroom = await atHome('COUNTS', 1);
    const { send } = await inClass(classroom);
    const answer = answerTo(classroom.cards[0]!, 'right');
    await send([answer]);
    await classroom.send([
      { ...answerTo(classroom.cards[0]!, 'right'), is_right: undefined, undoes: answer.client_id } as never,
    ]);
    expect((await eventsOf(classroom.zoe.id)).map(({ kind, is_undone }) => [kind, is_undone])).toEqual([
      ['ANSWER', false],
    ]);
    expect(await stateOf(classroom.zoe.id)).toMatchObject([{ box: 2 }]);
  });

  test('of a device with a wrong clock are dated at most 12 hours after the start of the revision, and not in the future [boxes.answer-date]', async () => {
    const { send, cards, zoe, started } = await atHome('COUNTS', 1);
    await send([answerTo(cards[0]!, 'right', new Date(Date.now() + 30 * 86_400_000).toISOString())]);
    const { answered_at } = await server.db
      .selectFrom('cards_events')
      .select('answered_at')
      .where('students_id', '=', zoe.id)
      .executeTakeFirstOrThrow();
    expect(Date.parse(answered_at) - Date.parse(started.now)).toBeLessThanOrEqual(12 * 3_600_000);
    // An answer given in the afternoon must not count tomorrow.
    expect(Date.parse(answered_at)).toBeLessThanOrEqual(Date.now());
  });

  test('that arrive after a change of class are stored in the history and move no card [boxes.late-answer]', async () => {
    const { send, cards, zoe, schoolAdmin, school } = await atHome('COUNTS', 1);
    const otherClass = await server.seed.class({ schools_id: school.id });
    const moved = await server.as(schoolAdmin).call(students.assign, { id: zoe.id, class_id: otherClass.id });
    expect(moved.status).toBe(200);
    await send([answerTo(cards[0]!, 'right')]);
    expect(await stateOf(zoe.id)).toEqual([]);
    expect(await eventsOf(zoe.id)).toHaveLength(1);
  });

  test('that arrive after the undo of a year change or an import are included in the restored boxes [year.undo]', async () => {
    const { send, cards, zoe } = await atHome('COUNTS', 1);
    // An undo restores the epoch before the revision.
    await server.db
      .updateTable('students')
      .set({ epoch: zoe.epoch - 1 })
      .where('id', '=', zoe.id)
      .execute();
    await send([answerTo(cards[0]!, 'right')]);
    expect(await stateOf(zoe.id)).toMatchObject([{ cards_id: cards[0], box: 2 }]);
  });
});

test('starting again before the first answer resumes the same revision', async () => {
  const { child, ofZoe, started, send, cards } = await atHome('COUNTS');
  expect((await child.body(home.start, ofZoe)).id).toBe(started.id);
  await send([answerTo(cards[0]!, 'right')]);
  expect((await child.body(home.start, ofZoe)).id).not.toBe(started.id);
});

test.each<[string, (at: Awaited<ReturnType<typeof atHome>>) => Promise<unknown>]>([
  ['with another option', ({ setOption }) => setOption('PRACTICE')],
  ['after a reset', ({ teacher, zoe }) => server.as(teacher).body(tracking.reset, { id: zoe.id })],
  ['after the end', ({ child, ofRevision }) => child.body(home.end, ofRevision)],
])('starting again %s starts another revision', async (_when, change) => {
  const at = await atHome('COUNTS');
  await change(at);
  expect((await at.child.body(home.start, at.ofZoe)).id).not.toBe(at.started.id);
});

test('starting on another device starts another revision', async () => {
  const { attachDevice, ofZoe, started } = await atHome('COUNTS');
  const other = await attachDevice();
  expect((await other.body(home.start, ofZoe)).id).not.toBe(started.id);
});

test('in a demonstration, revision that counts is offered while a demonstration card is due or the class has cards [home-revision.no-card]', async () => {
  const classroom = await homeClassroom(server, 'COUNTS', 1);
  const { zoe, class_, cards } = classroom;
  const hasCards = async () => (await server.as(classroom.follower).body(home.access, { id: zoe.id })).has_cards;
  await server.db.updateTable('students').set({ demo_mode: true }).where('id', '=', zoe.id).execute();
  await server.seed.trackedCard({ students_id: zoe.id, cards_id: cards[0]!, due_on: addDays(today(), 1) });
  expect(await hasCards()).toBe(true);
  await server.db.deleteFrom('packs_classes').where('classes_id', '=', class_.id).execute();
  expect(await hasCards()).toBe(false);
  await server.db.updateTable('cards_students').set({ due_on: today() }).where('students_id', '=', zoe.id).execute();
  expect(await hasCards()).toBe(true);
});

test('practice at home is shown separately to staff and followers, and not counted in the figures of the class [home-revision.apart]', async () => {
  const { send, cards, child, ofZoe, zoe, teacher, colleague, schoolAdmin, follower, stranger, started } =
    await atHome('PRACTICE');
  await send([answerTo(cards[0]!, 'right'), answerTo(cards[1]!, 'wrong')]);
  const next = await child.body(home.start, ofZoe);
  await child.call(home.answers, { ...ofZoe, id: next.id, body: { answers: [answerTo(cards[2]!, 'right')] } });
  for (const person of [teacher, schoolAdmin, follower]) {
    const { status, body } = await server.as(person).call(home.activity, { id: zoe.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ option: 'PRACTICE', week: { nb_revisions: 2, nb_answers: 3, nb_right: 2 } });
    expect(body.revisions.map(({ id, nb_answers, nb_wrong }) => [id, nb_answers, nb_wrong])).toEqual([
      [next.id, 1, 0],
      [started.id, 2, 1],
    ]);
  }
  expect(await server.as(colleague).status(home.activity, { id: zoe.id })).toBe(403);
  expect(await server.as(stranger).status(home.activity, { id: zoe.id })).toBe(404);
  expect(await server.anonymous.status(home.activity, { id: zoe.id })).toBe(401);
  const boxes = await server.as(teacher).body(boxesRoutes.student, { id: zoe.id });
  expect(boxes.total).toMatchObject({ nb_cards: 0, nb_right: 0, nb_wrong: 0 });
  const dashboard = await server.as(follower).body(dashboards.user);
  expect(dashboard.children.find(({ id }) => id === zoe.id)).toMatchObject({
    last_session: null,
    nb_due: 0,
    home_week: { nb_revisions: 2, nb_answers: 3, nb_right: 2 },
  });
});

test('answers of two devices and of the class lead to the same state in any order [home-revision.counts] [boxes.answers-once]', async () => {
  const states: unknown[] = [];
  for (const seed of [1, 2, 3, 4]) {
    const classroom = await homeClassroom(server, 'COUNTS', 5);
    const classTablet = await inClass(classroom);
    const devices: { child: PortalClient; id: number }[] = [];
    for (let i = 0; i < 2; i += 1) {
      const child = await classroom.attachDevice();
      devices.push({ child, id: (await child.body(home.start, classroom.ofZoe)).id });
    }
    const base = Date.now();
    const at = (s: number) => new Date(base + s * 1000).toISOString();
    // Each run sends the same answers: ids of answers and cards differ, but sort in the same order.
    const uuid = (n: number) =>
      `${String(n).padStart(8, '0')}-${randomUUID().slice(9)}` as ReturnType<typeof randomUUID>;
    const requests = classroom.cards.flatMap((card, i) =>
      [classTablet.send, ...devices.map(homeSender(classroom))].map((send, place) => () => {
        const n = i * 3 + place;
        return send([
          { ...answerTo(card, (i + place) % 2 === 0 ? 'right' : 'wrong', at((n * 7) % 11)), client_id: uuid(n) },
        ]);
      }),
    );
    // Another order for each run.
    const order = requests.map((_request, i) => (i * seed * 7 + seed) % requests.length);
    const sorted = requests.map((request, i) => ({ request, key: order[i]! })).sort((a, b) => a.key - b.key);
    for (const { request } of seed % 2 ? sorted : sorted.toReversed()) expect((await request()).status).toBe(200);
    states.push((await stateOf(classroom.zoe.id)).map(({ cards_id: _card, ...state }) => state));
  }
  expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(1);
});

const homeSender =
  (classroom: HomeClassroom) =>
  ({ child, id }: { child: PortalClient; id: number }) =>
  (answers: Answers) =>
    child.call(home.answers, { ...classroom.ofZoe, id, body: { answers } });

test('the follower’s dashboard offers a revision at home of a child who has cards [dashboards.follower-revision]', async () => {
  const { follower, zoe, setOption, class_ } = await homeClassroom(server, 'PRACTICE', 1);
  const canRevise = async () =>
    (await server.as(follower).body(dashboards.user)).children.find(({ id }) => id === zoe.id)?.can_revise_at_home;
  expect(await canRevise()).toBe(true);
  await setOption('OFF');
  expect(await canRevise()).toBe(false);
  await setOption('COUNTS');
  expect(await canRevise()).toBe(true);
  await server.db.deleteFrom('packs_classes').where('classes_id', '=', class_.id).execute();
  expect(await canRevise()).toBe(false);
});
