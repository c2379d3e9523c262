import { randomUUID } from 'node:crypto';

import { teacherDashboardRoutes as dashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { boxesRoutes as boxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { nextWeekWithLessons } from '@memocartes/contract/learning/calendar/school-year';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { calendarOf } from '../calendar/school-calendar.ts';
import { createClassroom, daysAgo, givePack, moveCardsOf, someCards } from '../testing/classroom.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const insertAnswer = (studentId: number, cardId: number, isRight: boolean, when: string, sessionId?: number) =>
  server.db
    .insertInto('cards_events')
    .values({
      client_id: randomUUID(),
      students_id: studentId,
      cards_id: cardId,
      sessions_id: sessionId ?? null,
      epoch: 1,
      kind: 'ANSWER',
      is_right: isRight,
      answered_at: when,
    })
    .execute();

test('returns own classes with this week’s pack and open session, next packs, the students who need help and the week’s figures [packs.next] [dashboards.teacher]', async () => {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 2);
  const monday = mondayOf(today());
  const pack = await givePack(server, classroom, cards);
  for (const weeks of [-1, 1, 2, 3]) await givePack(server, classroom, cards, addDays(monday, 7 * weeks));
  const asTeacher = server.as(classroom.teacher);
  const openSession = () => asTeacher.body(sessions.open, { body: { classes_id: classroom.class_.id } });
  const unattended = await openSession();
  await asTeacher.call(sessions.close, { id: unattended.id });
  const session = await openSession();
  const presence = { id: session.id, student_id: classroom.zoe.id, body: { present: true } };
  await asTeacher.call(sessions.markPresence, presence);
  const now = Date.now();
  const instant = (i: number) => new Date(now + i).toISOString();
  for (let i = 0; i < 6; i += 1) await insertAnswer(classroom.zoe.id, cards[0]!, i < 2, instant(i), session.id);
  for (let i = 0; i < 6; i += 1) await insertAnswer(classroom.ada.id, cards[0]!, true, instant(i), session.id);
  for (let i = 0; i < 6; i += 1) await insertAnswer(classroom.ada.id, cards[0]!, false, daysAgo(20));
  const placed = { students_id: classroom.ada.id, cards_id: cards[0]!, epoch: 1, kind: 'PLACE' as const };
  await server.db
    .insertInto('cards_events')
    .values([
      { ...placed, client_id: randomUUID(), box: 4, answered_at: daysAgo(8) },
      { ...placed, client_id: randomUUID(), cards_id: cards[1]!, box: 3, answered_at: daysAgo(8) },
    ])
    .execute();
  for (const { id } of [classroom.zoe, classroom.ada]) await moveCardsOf(server, id);
  const { status, body } = await asTeacher.call(dashboard.view);
  expect(status).toBe(200);
  expect(body.classes).toMatchObject([
    {
      name: 'CE1 A',
      nb_students: 2,
      pack: { id: pack.id },
      open_session: { id: session.id, code: session.code, is_over: false, nb_joined: 1 },
      last_session: null,
    },
  ]);
  expect(new Date(body.classes[0]!.open_session!.end_time).getTime()).toBeCloseTo(Date.parse(session.end_time), -4);
  expect(body.next_packs.map(({ week }) => week)).toEqual([monday, addDays(monday, 7), addDays(monday, 14)]);
  expect(body.difficulties.map(({ id, nb_right, nb_wrong }) => [id, nb_right, nb_wrong])).toEqual([
    [classroom.zoe.id, 2, 4],
  ]);
  expect(body.week).toEqual({
    nb_sessions: 1,
    nb_students: 2,
    nb_answers: 12,
    nb_right: 8,
    nb_cards: 2,
    nb_acquired: 1,
    moved: { up: 2, down: 0, kept: 0, started: 1 },
  });
  expect(body.boxes).toEqual([0, 1, 1, 0, 1]);
  expect(body.nb_packs_non_attributed).toBe(0);
});

test('names the teacher’s classes without a pack in the next week with lessons [packs.next]', async () => {
  const classroom = await createClassroom(server);
  const { teacher, class_, school } = classroom;
  const monday = nextWeekWithLessons(today(), calendarOf(school));
  const second = await server.seed.class({ schools_id: school.id, name: 'CE1 B' });
  await server.seed.teach(teacher.userId, second.id);
  await server.seed.class({ schools_id: school.id, name: 'CE1 C' });
  const { cards } = await someCards(server, 1);
  const read = async () => (await server.as(teacher).body(dashboard.view)).next_week;
  const week = (...without_pack: { id: number; name: string }[]) => monday && { monday, without_pack };
  const first = { id: class_.id, name: 'CE1 A' };
  const other = { id: second.id, name: 'CE1 B' };
  expect(await read()).toEqual(week(first, other));
  await givePack(server, classroom, cards, mondayOf(today()));
  if (monday) await givePack(server, classroom, cards, monday);
  expect(await read()).toEqual(week(other));
});

test('shows the last closed session of each class in which a student took part [sessions.last]', async () => {
  const { teacher, class_, zoe } = await createClassroom(server);
  const api = server.as(teacher);
  const open = () => api.body(sessions.open, { body: { classes_id: class_.id } });

  const hold = async (isAttended: boolean) => {
    const { id } = await open();
    const presence = { id, student_id: zoe.id, body: { present: true } };
    if (isAttended) expect(await api.status(sessions.markPresence, presence)).toBe(200);
    await api.call(sessions.close, { id });
    return id;
  };

  const lastShown = async () => (await api.body(dashboard.view)).classes[0]!.last_session;
  await hold(false);
  expect(await lastShown()).toBeNull();
  await hold(true);
  const attended = await hold(true);
  await hold(false);
  expect((await lastShown())!.id).toBe(attended);
  expect((await api.body(sessions.last, { id: class_.id })).session!.id).toBe(attended);
  expect((await api.body(boxes.class, { id: class_.id })).last_session!.id).toBe(attended);

  const { id } = await open();
  expect((await lastShown())!.id).toBe(attended);
  const { date_create } = await api.body(sessions.view, { id: attended });
  expect(Date.parse((await lastShown())!.date_create)).toBeCloseTo(Date.parse(date_create), -4);
  expect((await api.body(sessions.last, { id: class_.id })).session!.id).toBe(id);
});

test('the teacher has a pack, even if the only pack is of an earlier week [dashboards.first-steps]', async () => {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 1);

  const read = async () => {
    const { next_packs, has_pack } = await server.as(classroom.teacher).body(dashboard.view);
    return { next_packs, has_pack };
  };

  expect(await read()).toEqual({ next_packs: [], has_pack: false });
  await givePack(server, classroom, cards, addDays(mondayOf(today()), -21));
  expect(await read()).toEqual({ next_packs: [], has_pack: true });
  expect((await server.as(classroom.colleague).body(dashboard.view)).has_pack).toBe(false);
});

test('the dashboard is for teachers only, each with their own classes', async () => {
  const { colleague, schoolAdmin, follower } = await createClassroom(server);
  expect((await server.as(colleague).body(dashboard.view)).classes).toEqual([]);
  for (const person of [schoolAdmin, follower]) expect(await server.as(person).status(dashboard.view)).toBe(403);
  expect(await server.anonymous.status(dashboard.view)).toBe(401);
});
