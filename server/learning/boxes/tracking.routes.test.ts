import { randomUUID } from 'node:crypto';

import { boxesRoutes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';

import {
  createClassroom,
  daysAgo,
  givePack,
  moveCardsOf,
  someCards,
  withoutHolidays,
} from '../../testing/classroom.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const placementOf = (cards_id: number, box: number, client_id: string = randomUUID()) => ({ client_id, cards_id, box });

/** A class with three cards, and Noé, who has physical cards. */
async function seedPhysicalCards() {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 3);
  await givePack(server, classroom, cards);
  return {
    ...classroom,
    cards,
    noe: await server.seed.student({
      schools_id: classroom.school.id,
      classes_id: classroom.class_.id,
      is_phygital: true,
    }),
  };
}

const placeCards = (person: Person, id: number, placements: ReturnType<typeof placementOf>[]) =>
  server.as(person).call(tracking.place, { id, body: { placements } });
const init = (person: Person, id: number) => server.as(person).call(tracking.init, { student_id: id });
const listCurrent = (person: Person, id: number, query = {}) =>
  server.as(person).body(tracking.current, { student_id: id, query });
const readBoxes = async (person: Person, id: number) =>
  (await server.as(person).body(boxesRoutes.student, { id })).total.boxes;

describe('physical cards', () => {
  test('cards given to the class are in no box until they are placed in box 1 [boxes.physical]', async () => {
    const { teacher, noe, cards } = await seedPhysicalCards();
    expect(await listCurrent(teacher, noe.id)).toMatchObject({ cards: [], count: 0, nb_all: 0, nb_waiting: 3 });
    expect((await init(teacher, noe.id)).body).toEqual({ count: 3 });
    const page = await listCurrent(teacher, noe.id, { order_by: 'displayed_id' });
    expect(page).toMatchObject({ count: 3, nb_waiting: 0 });
    expect(page.cards.map(({ cards_id, box }) => [cards_id, box])).toEqual(cards.map((id) => [id, 1]));
    expect((await init(teacher, noe.id)).body).toEqual({ count: 0 });
  });

  test('a placement takes effect immediately, and is recorded once if sent twice [boxes.physical]', async () => {
    const { teacher, noe, cards } = await seedPhysicalCards();
    const placements = [placementOf(cards[0]!, 4), placementOf(cards[1]!, 5)];
    const first = await placeCards(teacher, noe.id, placements);
    expect(first.body.cards.map(({ cards_id, box }) => [cards_id, box])).toEqual([
      [cards[0], 4],
      [cards[1], 5],
    ]);
    expect((await placeCards(teacher, noe.id, placements)).body).toEqual(first.body);
    expect(await readBoxes(teacher, noe.id)).toEqual([0, 0, 0, 1, 1]);
    const events = server.db.selectFrom('cards_events').selectAll().where('students_id', '=', noe.id);
    expect((await events.execute()).map(({ kind, authentications_id }) => [kind, authentications_id])).toEqual([
      ['PLACE', teacher.id],
      ['PLACE', teacher.id],
    ]);
  });

  test('can be filtered by box and by text', async () => {
    const { teacher, noe, cards } = await seedPhysicalCards();
    await placeCards(teacher, noe.id, [placementOf(cards[0]!, 2), placementOf(cards[1]!, 3)]);
    expect((await listCurrent(teacher, noe.id, { box: 3 })).cards.map(({ cards_id }) => cards_id)).toEqual([cards[1]]);
    const { front_side } = (await listCurrent(teacher, noe.id, { box: 2 })).cards[0]!;
    const found = await listCurrent(teacher, noe.id, { search: front_side.line1 });
    expect(found.cards.map(({ cards_id }) => cards_id)).toEqual([cards[0]]);
    expect((await listCurrent(teacher, noe.id, { search: 'introuvable' })).count).toBe(0);
  });

  test('a card that is not the student’s is refused with its index in the list, and nothing is written', async () => {
    const { teacher, noe, cards } = await seedPhysicalCards();
    const foreignCard = await server.seed.card();
    const { status, error } = await placeCards(teacher, noe.id, [
      placementOf(cards[0]!, 2),
      placementOf(foreignCard.id, 2),
    ]);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['placements.1.cards_id']]);
    expect(await readBoxes(teacher, noe.id)).toEqual([0, 0, 0, 0, 0]);
  });

  test('returns 409 for a student without physical cards [boxes.physical-only]', async () => {
    const { teacher, zoe, cards } = await seedPhysicalCards();
    expect((await placeCards(teacher, zoe.id, [placementOf(cards[0]!, 2)])).error.code).toBe('NOT_PHYGITAL');
    expect((await init(teacher, zoe.id)).error.code).toBe('NOT_PHYGITAL');
  });
});

describe('filters', () => {
  type Event = { kind?: 'PLACE'; box?: number; is_right?: boolean; days: number; is_undone?: boolean; epoch?: number };

  /** Zoë's cards: one missed and due, one learnt this week, one learnt before, one whose only mistake was undone. */
  async function seedRevised() {
    const classroom = await createClassroom(server, withoutHolidays);
    const { cards } = await someCards(server, 4);
    const [missed, learnt, before, undone] = cards as [number, number, number, number];

    const write = (cards_id: number, events: Event[]) =>
      events.map(({ days, kind, ...event }) => ({
        students_id: classroom.zoe.id,
        cards_id,
        epoch: 1,
        client_id: randomUUID(),
        kind: kind ?? ('ANSWER' as const),
        answered_at: daysAgo(days),
        ...event,
      }));

    await server.db
      .insertInto('cards_events')
      .values([
        ...write(missed, [
          { is_right: true, days: 9 },
          { is_right: false, days: 8 },
        ]),
        ...write(learnt, [
          { kind: 'PLACE', box: 4, days: 30 },
          { is_right: true, days: 0 },
        ]),
        ...write(before, [
          { kind: 'PLACE', box: 4, days: 30 },
          { is_right: true, days: 20 },
        ]),
        ...write(undone, [
          { is_right: true, days: 1 },
          { is_right: false, days: 0, is_undone: true },
        ]),
      ])
      .execute();
    await moveCardsOf(server, classroom.zoe.id);
    return { ...classroom, missed, learnt, before, undone };
  }

  const idsOf = async (person: Person, id: number, query = {}) =>
    (await listCurrent(person, id, query)).cards.map(({ cards_id }) => cards_id);

  test('filters missed, due and learnt cards and returns their last answers, the same for teacher, follower and school admin', async () => {
    const { zoe, teacher, follower, schoolAdmin, missed, learnt, before } = await seedRevised();
    for (const person of [teacher, follower, schoolAdmin]) {
      expect(await idsOf(person, zoe.id, { state: 'missed' })).toEqual([missed]);
      expect(await idsOf(person, zoe.id, { state: 'learnt' })).toEqual([learnt]);
      expect(await idsOf(person, zoe.id, { box: 5 })).toEqual([learnt, before]);
      expect(await idsOf(person, zoe.id, { state: 'due' })).toContain(missed);
    }
    const page = await listCurrent(teacher, zoe.id, { state: 'missed' });
    expect(page).toMatchObject({ count: 1, nb_all: 4, nb_missed: 1, nb_learnt: 1 });
    expect(page.cards[0]!.last_answers.map(({ is_right }) => is_right)).toEqual([false, true]);
    expect(page.cards[0]!.back_side.line1).toMatch(/\S/);
  });

  test('a due card that is no longer published is neither due nor shown with a due day [boxes.due-count]', async () => {
    const { zoe, teacher, missed, learnt, before, undone } = await seedRevised();
    await server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', '=', missed).execute();
    const page = await listCurrent(teacher, zoe.id, { order_by: 'due_on' });
    expect(page.nb_due).toBe(0);
    expect(page.cards.map(({ cards_id, due_on }) => [cards_id, due_on !== null])).toEqual([
      [undone, true],
      [before, true],
      [learnt, true],
      [missed, false],
    ]);
  });

  test('filters by day, paginates, and returns 422 for an unknown state', async () => {
    const { zoe, teacher, learnt, before } = await seedRevised();
    const since = daysAgo(25).slice(0, 10);
    expect(await idsOf(teacher, zoe.id, { state: 'learnt', since })).toEqual([learnt, before]);
    expect(await idsOf(teacher, zoe.id, { state: 'missed', since: daysAgo(3).slice(0, 10) })).toEqual([]);
    const second = await listCurrent(teacher, zoe.id, { box: 5, nb_items: 1, nb_page: 2 });
    expect([second.cards.map(({ cards_id }) => cards_id), second.count]).toEqual([[before], 2]);
    const wrong = await server.as(teacher).call(tracking.current, { student_id: zoe.id, query: { state: 'lost' } });
    expect(wrong.status).toBe(422);
  });

  test('returns 403 to a colleague of another class, 404 to another school or another student’s follower, 401 with an unknown token', async () => {
    const { zoe, ada, colleague, stranger, follower } = await seedRevised();
    const statusFor = (person: Person, student_id: number) =>
      server.as(person).status(tracking.current, { student_id });
    expect([
      await statusFor(colleague, zoe.id),
      await statusFor(stranger, zoe.id),
      await statusFor(follower, ada.id),
    ]).toEqual([403, 404, 404]);
    expect(await statusFor({ ...colleague, token: 'none' }, zoe.id)).toBe(401);
  });
});

describe('reset', () => {
  test('removes every card from the boxes and keeps the events; cards can then be placed again [boxes.reset]', async () => {
    const { teacher, noe, cards } = await seedPhysicalCards();
    await placeCards(teacher, noe.id, [placementOf(cards[0]!, 4)]);
    const { status, body } = await server.as(teacher).call(tracking.reset, { id: noe.id });
    expect([status, body.card_progress]).toEqual([200, [0, 0, 0, 0, 0]]);
    const events = server.db.selectFrom('cards_events').select('id').where('students_id', '=', noe.id);
    expect(await events.execute()).toHaveLength(1);
    await placeCards(teacher, noe.id, [placementOf(cards[0]!, 2)]);
    expect(await readBoxes(teacher, noe.id)).toEqual([0, 1, 0, 0, 0]);
  });
});

describe('permissions', () => {
  const tries = (person: Person, { noe, cards }: Awaited<ReturnType<typeof seedPhysicalCards>>) =>
    Promise.all([
      placeCards(person, noe.id, [placementOf(cards[0]!, 2)]),
      init(person, noe.id),
      server.as(person).call(tracking.reset, { id: noe.id }),
      server.as(person).call(tracking.demo, { id: noe.id }),
    ]).then((responses) => responses.map(({ status }) => status));

  test('only teachers of the class and the school admin can change boxes; followers can read them; another school gets 404', async () => {
    const classroom = await seedPhysicalCards();
    expect(await tries(classroom.colleague, classroom)).toEqual([403, 403, 403, 403]);
    expect(await tries(classroom.stranger, classroom)).toEqual([404, 404, 404, 404]);
    expect(await tries({ ...classroom.colleague, token: 'none' }, classroom)).toEqual([401, 401, 401, 401]);
    const follower = await server.seed.follower({ schoolId: classroom.school.id, studentId: classroom.noe.id });
    expect(await tries(follower, classroom)).toEqual([403, 403, 403, 403]);
    expect(await listCurrent(follower, classroom.noe.id)).toMatchObject({ count: 0 });
    expect(
      (await placeCards(classroom.schoolAdmin, classroom.noe.id, [placementOf(classroom.cards[0]!, 2)])).status,
    ).toBe(200);
  });
});
