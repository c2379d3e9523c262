import { randomUUID } from 'node:crypto';

import { dashboards } from '@memocartes/contract/dashboards/dashboards.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { studentWeekRoutes } from '@memocartes/contract/student-week/student-week.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { type Classroom, createClassroom, givePack, moveCardsOf, someCards } from '../testing/classroom.ts';
import { emit } from '../testing/notifications.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const { view } = studentWeekRoutes;
const monday = mondayOf(today());
const lastMonday = addDays(monday, -7);
const readWeek = (person: Person, id: number, week?: string) =>
  server.as(person).call(view, { id, ...(week && { query: { week } }) });

/** An instant of a Monday morning, of this week by default. */
const onMonday = (week = monday) => `${week}T08:30:00Z`;

/** Inserts a session of the class, which Zoë joined. @returns its id */
async function insertSession({ class_, school, zoe }: Classroom, week = monday) {
  const { id } = await server.db
    .insertInto('sessions')
    .values({
      classes_id: class_.id,
      schools_id: school.id,
      status: 'INACTIVE',
      code: String(100_000 + Math.floor(Math.random() * 899_999)),
      date_create: onMonday(week),
      end_time: onMonday(week),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('sessions_students')
    .values({ sessions_id: id, students_id: zoe.id, status: 'ENDED', date_join: onMonday(week) })
    .execute();
  return id;
}

/** Inserts Zoë's answers in a session: one `+` (right) or `-` (wrong) per card. */
async function insertAnswers(
  { zoe }: Classroom,
  sessions_id: number,
  cards: readonly number[],
  signs: string,
  week = monday,
) {
  const rows = [...signs].map((sign, i) => ({
    students_id: zoe.id,
    cards_id: cards[i]!,
    sessions_id,
    epoch: 1,
    client_id: randomUUID(),
    kind: 'ANSWER' as const,
    is_right: sign === '+',
    answered_at: onMonday(week),
  }));
  await server.db.insertInto('cards_events').values(rows).execute();
  await moveCardsOf(server, zoe.id);
}

/** Zoë revised last week and this week; the class has a pack for each of these weeks and for the next week. */
async function seedRevised() {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 4);
  await givePack(server, classroom, cards.slice(0, 2), lastMonday);
  const pack = await givePack(server, classroom, cards.slice(1));
  const next = await givePack(server, classroom, cards, addDays(monday, 7));
  await insertAnswers(classroom, await insertSession(classroom, lastMonday), cards, '++', lastMonday);
  await insertAnswers(classroom, await insertSession(classroom), cards, '+-+');
  return { ...classroom, cards, pack, next };
}

test('shows pack, answers, moves, due cards, earlier weeks and teachers in one response [families.week]', async () => {
  const { follower, zoe, school, class_, teacher, cards, pack, next } = await seedRevised();
  const { status, body } = await readWeek(follower, zoe.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    week: monday,
    student: { id: zoe.id, status: 'ACTIVE', class_: { id: class_.id, name: 'CE1 A' }, school: { id: school.id } },
    pack: { id: pack.id, title: 'Tables', author: { firstname: 'Camille', lastname: teacher.lastname } },
    next_pack: { id: next.id, week: addDays(monday, 7), nb_cards: 4 },
    activity: {
      nb_sessions: 1,
      nb_answers: 3,
      nb_right: 2,
      nb_wrong: 1,
      nb_cards: 3,
      nb_acquired: 0,
      moved: { up: 2, down: 1, kept: 0, started: 1 },
    },
    last_session: { nb_cards: 3, nb_right: 2, nb_wrong: 1 },
    teachers: [{ id: teacher.userId, firstname: 'Camille', lastname: teacher.lastname, avatar: null }],
    has_messaging: true,
  });
  expect(body.pack!.cards.map(({ id, box }) => [id, box])).toEqual([
    [cards[1], 1],
    [cards[2], 2],
    [cards[3], null],
  ]);
  expect(body.weeks.map(({ week, pack: weekPack, activity }) => [week, weekPack?.title, activity.nb_cards])).toEqual([
    [monday, 'Tables', 3],
    [lastMonday, 'Tables', 2],
  ]);
});

test('shows an earlier week with its own pack and answers [families.history]', async () => {
  const { follower, zoe, cards } = await seedRevised();
  const { body } = await readWeek(follower, zoe.id, lastMonday);
  expect(body).toMatchObject({ week: lastMonday, activity: { nb_cards: 2, nb_right: 2, moved: { up: 2 } } });
  expect(body.pack!.cards.map(({ id }) => id)).toEqual(cards.slice(0, 2));
});

test('refuses a future week, a week more than eleven weeks ago, and a day that is not a Monday [families.history]', async () => {
  const { follower, zoe } = await createClassroom(server);
  const viewWeek = async (week: string) =>
    (await readWeek(follower, zoe.id, week)) as { status: number; body: unknown };
  expect((await viewWeek(addDays(monday, -77))).status).toBe(200);
  expect(await viewWeek(addDays(monday, -84))).toMatchObject({
    status: 422,
    body: { fields: { week: expect.anything() as unknown } },
  });
  expect(await viewWeek(addDays(monday, 7))).toMatchObject({
    status: 422,
    body: { fields: { week: expect.anything() as unknown } },
  });
  expect((await viewWeek(addDays(monday, 1))).status).toBe(422);
});

test('counts the cards due today, and the cards due on the next day with due cards [families.due]', async () => {
  const { follower, zoe } = await createClassroom(server);
  const { cards } = await someCards(server, 5);
  const days = [-3, 0, 2, 2, 9];
  await server.db
    .insertInto('cards_students')
    .values(
      days.map((due, i) => ({
        students_id: zoe.id,
        cards_id: cards[i]!,
        epoch: 1,
        box: 2,
        box_before: 1,
        due_on: addDays(today(), due),
        moved_on: today(),
        first_on: today(),
      })),
    )
    .execute();
  const due = async () => (await readWeek(follower, zoe.id)).body.due;
  expect(await due()).toEqual({ today: 2, next: { day: addDays(today(), 2), nb_cards: 2 } });
  await server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', 'in', cards.slice(0, 4)).execute();
  expect(await due()).toEqual({ today: 0, next: { day: addDays(today(), 9), nb_cards: 1 } });
});

test('shows neither unpublished cards nor packs of another class [families.cards]', async () => {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 3);
  await givePack(server, classroom, cards);
  await server.db.updateTable('cards').set({ status: 'DRAFT' }).where('id', '=', cards[0]!).execute();
  await server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', '=', cards[1]!).execute();
  await givePack(server, classroom, cards, addDays(monday, 7));
  const { body } = await readWeek(classroom.follower, classroom.zoe.id);
  expect(body.pack!.cards.map(({ id }) => id)).toEqual([cards[2]]);
  expect(body.next_pack!.nb_cards).toBe(1);
  const page = await server.as(classroom.follower).body(dashboards.user);
  expect(page.children[0]!.next_pack!.nb_cards).toBe(1);
  const otherClass = await server.seed.class({ schools_id: classroom.school.id });
  const neighbour = await server.seed.student({ schools_id: classroom.school.id, classes_id: otherClass.id });
  await server.seed.follow(classroom.follower.userId, neighbour.id);
  expect((await readWeek(classroom.follower, neighbour.id)).body).toMatchObject({
    pack: null,
    next_pack: null,
    teachers: [],
  });
});

test('shows and notifies no pack of the ending year for a student who changed class in a year change [year.packs]', async () => {
  const classroom = await createClassroom(server);
  const { class_, follower, zoe } = classroom;
  const { cards } = await someCards(server, 1);
  const last = await givePack(server, classroom, cards, lastMonday);
  const pack = await givePack(server, classroom, cards, monday);
  const next = await givePack(server, classroom, cards, addDays(monday, 7));
  const shown = async (packs_from: string) => {
    await server.db.updateTable('students').set({ packs_from }).where('id', '=', zoe.id).execute();
    const { body } = await readWeek(follower, zoe.id);
    const { children } = await server.as(follower).body(dashboards.user);
    const ids = body.weeks.flatMap((week) => week.pack?.id ?? []);
    return [body.pack?.id, ids, body.next_pack?.week, children[0]!.next_pack?.id];
  };
  const countNotified = async (packId: number) => {
    await emit(server, { kind: 'PACK_GIVEN', packId, classIds: [class_.id] });
    return (await server.as(follower).body(notifications.count)).count;
  };
  const nextWeek = addDays(monday, 7);
  expect(await shown(addDays(monday, 12))).toEqual([undefined, [], nextWeek, next.id]);
  expect([await countNotified(pack.id), await countNotified(next.id)]).toEqual([0, 1]);
  expect(await shown(addDays(monday, 6))).toEqual([pack.id, [pack.id], nextWeek, pack.id]);
  expect(await shown(lastMonday)).toEqual([pack.id, [pack.id, last.id], nextWeek, pack.id]);
  expect(await countNotified(pack.id)).toBe(2);
});

test('shows a teacher’s own cards to the followers of the class [families.cards]', async () => {
  const classroom = await createClassroom(server);
  const { seed } = server;
  const own = {
    card_type: 'CUSTOM' as const,
    authentications_id: classroom.teacher.id,
    schools_id: classroom.school.id,
  };
  const card = await seed.card({ ...own, fline1: 'Notre sortie' });
  await givePack(server, classroom, [card.id]);
  const { body } = await readWeek(classroom.follower, classroom.zoe.id);
  expect(body.pack!.cards).toMatchObject([{ id: card.id, front_side: { line1: 'Notre sortie' } }]);
});

test('the number of new cards includes revised cards, each once; no card placed by hand, and no card started again after a reset [families.activity]', async () => {
  const classroom = await createClassroom(server);
  const { zoe, follower } = classroom;
  const { cards } = await someCards(server, 5);
  await insertAnswers(classroom, await insertSession(classroom), cards.slice(0, 2), '+-');
  await server.db.updateTable('students').set({ epoch: 2 }).where('id', '=', zoe.id).execute();
  const ofZoe = { students_id: zoe.id, epoch: 2, answered_at: onMonday() };
  await server.db
    .insertInto('cards_events')
    .values([
      { ...ofZoe, cards_id: cards[0]!, client_id: randomUUID(), kind: 'ANSWER', is_right: true },
      ...cards
        .slice(2)
        .map((cards_id) => ({ ...ofZoe, cards_id, client_id: randomUUID(), kind: 'PLACE' as const, box: 1 })),
    ])
    .execute();
  await moveCardsOf(server, zoe.id);
  expect((await readWeek(follower, zoe.id)).body.activity).toMatchObject({
    nb_cards: 2,
    moved: { started: 2, kept: 4 },
  });
});

test('excludes the events of demonstration mode from the activity [families.activity]', async () => {
  const { follower, zoe } = await createClassroom(server);
  const { cards } = await someCards(server, 1);
  await server.db
    .insertInto('cards_events')
    .values({
      students_id: zoe.id,
      cards_id: cards[0]!,
      epoch: 1,
      client_id: randomUUID(),
      kind: 'DEMO' as const,
      box: 3,
      answered_at: onMonday(),
    })
    .execute();
  await moveCardsOf(server, zoe.id);
  expect((await readWeek(follower, zoe.id)).body.activity).toMatchObject({
    nb_answers: 0,
    moved: { up: 0, started: 0 },
  });
});

test('excludes answers given in demonstration mode, and counts answers given before and after that mode [families.activity]', async () => {
  const { follower, zoe } = await createClassroom(server);
  const { cards } = await someCards(server, 1);
  const answers = [1, 2, 3].map((epoch) => ({
    students_id: zoe.id,
    cards_id: cards[0]!,
    epoch,
    client_id: randomUUID(),
    kind: 'ANSWER' as const,
    is_right: true,
    answered_at: onMonday(),
  }));
  const placed = { ...answers[1]!, client_id: randomUUID(), kind: 'DEMO' as const, is_right: null, box: 3 };
  await server.db
    .insertInto('cards_events')
    .values([...answers, placed])
    .execute();
  const { body } = await readWeek(follower, zoe.id);
  expect([body.activity.nb_answers, body.weeks[0]!.activity.nb_answers]).toEqual([2, 2]);
  const page = await server.as(follower).body(dashboards.user);
  expect(page.children[0]!.week.nb_answers).toBe(2);
});

test('returns no pack and no teachers for a student without a class, and no messaging for a trial school', async () => {
  const { seed } = server;
  const trial = await seed.school({ offers_id: offerIds.SCHOOL_FREE, nb_physical_boxes: 0 });
  const student = await seed.student({ schools_id: trial.id });
  const follower = await seed.follower({ schoolId: trial.id, studentId: student.id });
  const { body } = await readWeek(follower, student.id);
  expect(body).toMatchObject({ pack: null, last_session: null, teachers: [], has_messaging: false });
  expect(body.weeks).toMatchObject([{ week: monday, pack: null }]);
});

describe('permissions', () => {
  test('teachers of the class, the school admin and superadmins see the week; colleagues and other schools don’t [permissions.other-school]', async () => {
    const { zoe, teacher, colleague, schoolAdmin, stranger } = await createClassroom(server);
    const statusFor = async (person: Person) => (await readWeek(person, zoe.id)).status;
    expect(await Promise.all([statusFor(teacher), statusFor(schoolAdmin), statusFor(colleague)])).toEqual([
      200, 200, 403,
    ]);
    expect(await statusFor(await server.seed.superadmin())).toBe(200);
    expect(await Promise.all([statusFor(stranger), statusFor(await server.seed.schoolAdmin())])).toEqual([404, 404]);
    expect(await server.anonymous.status(view, { id: zoe.id })).toBe(401);
  });

  test('followers see only the children attached to them, even in two schools [families.own-children]', async () => {
    const classroom = await createClassroom(server);
    const otherClassroom = await createClassroom(server);
    const { seed } = server;
    await givePack(server, otherClassroom, (await someCards(server, 1)).cards);
    const father = await seed.follower({ schoolId: classroom.school.id, studentId: classroom.zoe.id });
    await seed.follow(classroom.follower.userId, otherClassroom.ada.id);
    const both = [classroom.zoe.id, otherClassroom.ada.id];
    const statusesFor = (person: Person) => Promise.all(both.map(async (id) => (await readWeek(person, id)).status));
    expect(await statusesFor(classroom.follower)).toEqual([200, 200]);
    expect(await statusesFor(father)).toEqual([200, 404]);
    expect(await statusesFor(otherClassroom.follower)).toEqual([404, 404]);
    const { body } = await readWeek(classroom.follower, otherClassroom.ada.id);
    expect(body).toMatchObject({ student: { school: { id: otherClassroom.school.id } }, pack: { title: 'Tables' } });
    expect(body.pack!.cards).toHaveLength(1);
    expect(body.teachers).toMatchObject([{ id: otherClassroom.teacher.userId }]);
  });

  test('a detached child is no longer visible at the next request [families.detached]', async () => {
    const { zoe, follower, schoolAdmin } = await createClassroom(server);
    expect((await readWeek(follower, zoe.id)).status).toBe(200);
    const link = { user_id: follower.userId, student_id: zoe.id };
    expect(await server.as(schoolAdmin).status(users.detach, link)).toBe(204);
    expect((await readWeek(follower, zoe.id)).status).toBe(404);
  });
});
