import { randomUUID } from 'node:crypto';

import { teacherDashboardRoutes } from '@memocartes/contract/dashboards/teacher.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { anonymous } from '@memocartes/contract/permissions/roles';
import { students } from '@memocartes/contract/students/students.routes';

import { createClassroom, daysAgo, moveCardsOf, someCards, tablet } from '../../testing/classroom.ts';
import { ago } from '../../testing/data/instants.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { openSession } from './sessions.writes.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function seedOpenSession() {
  const classroom = await createClassroom(server);
  const body = await server.as(classroom.teacher).body(sessions.open, { body: { classes_id: classroom.class_.id } });
  return { ...classroom, session: body };
}

const endNow = (id: number) =>
  server.db
    .updateTable('sessions')
    .set({ end_time: later(-1) })
    .where('id', '=', id)
    .execute();

describe('open', () => {
  test('opens a session for an hour, with a six-digit code and every student of the class [sessions.length]', async () => {
    const { session, teacher } = await seedOpenSession();
    expect(session.code).toMatch(/^\d{6}$/);
    expect(Date.parse(session.end_time) - Date.now()).toBeGreaterThan(59 * 60_000);
    const body = await server.as(teacher).body(sessions.students, { id: session.id });
    expect(body.students.map(({ firstname, status }) => [firstname, status])).toEqual([
      ['Ada', 'INACTIVE'],
      ['Zoë', 'INACTIVE'],
    ]);
  });

  test('refuses everybody except a teacher of the class [permissions.sessions]', async () => {
    const { class_, colleague, schoolAdmin, follower, stranger } = await createClassroom(server);
    const body = { classes_id: class_.id };
    expect(await server.anonymous.status(sessions.open, { body })).toBe(401);
    for (const person of [colleague, schoolAdmin, follower]) {
      expect(await server.as(person).status(sessions.open, { body })).toBe(403);
    }
    expect(await server.as(stranger).status(sessions.open, { body })).toBe(404);
  });

  test('returns 409 when the class already has an open session [sessions.one-open]', async () => {
    const { class_, teacher, session } = await seedOpenSession();
    const repeated = await server.as(teacher).call(sessions.open, { body: { classes_id: class_.id } });
    expect(repeated).toMatchObject({ status: 409, error: { code: 'SESSION_ALREADY_OPEN' } });
    await server.as(teacher).call(sessions.close, { id: session.id });
    expect(await server.as(teacher).status(sessions.open, { body: { classes_id: class_.id } })).toBe(201);
  });

  test('a session past its end stays open until closed [sessions.status]', async () => {
    const { class_, teacher, session } = await seedOpenSession();
    await endNow(session.id);
    const repeated = await server.as(teacher).call(sessions.open, { body: { classes_id: class_.id } });
    expect(repeated.error.code).toBe('SESSION_ALREADY_OPEN');
  });

  test.each([
    ['already past', -1],
    ['more than twelve hours away', 60 * 13],
  ])('returns 422 for an end %s', async (_when, minutes) => {
    const { class_, teacher } = await createClassroom(server);
    const body = { classes_id: class_.id, end_time: later(minutes) };
    const { status, error } = await server.as(teacher).call(sessions.open, { body });
    expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({ status: 422, fields: ['end_time'] });
  });

  test('a code is not reused for 30 days, even after its session is closed [sessions.code]', async () => {
    const { teacher, class_, session } = await seedOpenSession();
    await server.as(teacher).call(sessions.close, { id: session.id });
    const setAge = (id: number, days: number) =>
      server.db
        .updateTable('sessions')
        .set({ date_create: ago({ days }) })
        .where('id', '=', id)
        .execute();
    await setAge(session.id, 29);
    const sessionClass = {
      id: class_.id,
      name: '',
      schoolId: class_.schools_id,
      teacherIds: [],
      calendar: { zone: null },
    };
    const actor = { ...anonymous, kind: 'TEACHER' as const, userId: teacher.userId };
    const draws = [session.code, session.code, '000042'];
    const next = await openSession(server.db, actor, {
      class_: sessionClass,
      endTime: later(60),
      draw: () => draws.shift()!,
    });
    expect(next.code).toBe('000042');
    await server.as(teacher).call(sessions.close, { id: next.id });
    await setAge(next.id, 31);
    expect(
      (await openSession(server.db, actor, { class_: sessionClass, endTime: later(60), draw: () => '000042' })).code,
    ).toBe('000042');
  });
});

describe('view', () => {
  test('is visible to teachers of the class and school admins', async () => {
    const { session, teacher, schoolAdmin, colleague, follower, stranger } = await seedOpenSession();
    for (const person of [teacher, schoolAdmin]) {
      const { status, body } = await server.as(person).call(sessions.view, { id: session.id });
      expect({ status, code: body.code, nb: body.nb_students }).toEqual({ status: 200, code: session.code, nb: 2 });
    }
    expect(await server.as(colleague).status(sessions.view, { id: session.id })).toBe(403);
    expect(await server.as(follower).status(sessions.view, { id: session.id })).toBe(403);
    expect(await server.as(stranger).status(sessions.view, { id: session.id })).toBe(404);
    expect(await server.as(stranger).status(sessions.students, { id: session.id })).toBe(404);
    expect(await server.anonymous.status(sessions.view, { id: session.id })).toBe(401);
  });

  test('the moves of an old session stay the same after later moves of its cards', async () => {
    const { session, teacher, zoe, class_, school } = await seedOpenSession();
    const card = await server.seed.card();
    const other = await server.db
      .insertInto('sessions')
      .values({ classes_id: class_.id, schools_id: school.id, code: '000001', status: 'INACTIVE', end_time: later(-1) })
      .returning('id')
      .executeTakeFirstOrThrow();

    const answer = (sessions_id: number, days: number, result: 'right' | 'wrong') => ({
      students_id: zoe.id,
      cards_id: card.id,
      epoch: 1,
      client_id: randomUUID(),
      kind: 'ANSWER' as const,
      sessions_id,
      is_right: result === 'right',
      answered_at: daysAgo(days),
    });

    await server.db
      .insertInto('cards_events')
      .values([answer(session.id, 9, 'right'), answer(other.id, 2, 'wrong')])
      .execute();
    await moveCardsOf(server, zoe.id);

    const readMoves = async (id: number) =>
      (await server.as(teacher).body(sessions.students, { id })).students.find((item) => item.id === zoe.id)?.moved;

    expect(await readMoves(session.id)).toEqual({ up: 1, down: 0, kept: 0, started: 1 });
    await server.db.insertInto('sessions_students').values({ sessions_id: other.id, students_id: zoe.id }).execute();
    expect(await readMoves(other.id)).toEqual({ up: 0, down: 1, kept: 0, started: 0 });
  });

  test('returns the last session of a class, or null before the first', async () => {
    const { class_, teacher, session, stranger } = await seedOpenSession();
    const body = await server.as(teacher).body(sessions.last, { id: class_.id });
    expect(body.session?.id).toBe(session.id);
    expect(await server.as(stranger).status(sessions.last, { id: class_.id })).toBe(404);
    const empty = await createClassroom(server);
    expect((await server.as(empty.teacher).body(sessions.last, { id: empty.class_.id })).session).toBeNull();
  });
});

test('an open session lists the current students of the class, and those who joined before leaving it [sessions.waiting]', async () => {
  const { school, class_, session, teacher, schoolAdmin, zoe, ada } = await seedOpenSession();
  const added = await server.seed.student({ schools_id: school.id, classes_id: class_.id, firstname: 'Léo' });
  const child = await tablet(server, school.code);
  await child.call(device.join, { body: { code: session.code } });
  await child.call(device.start, { id: session.id, student_id: zoe.id });
  await server.as(schoolAdmin).call(students.unassign, { body: { students: [zoe.id, ada.id] } });
  const body = await server.as(teacher).body(sessions.students, { id: session.id });
  const listed = Object.fromEntries(body.students.map(({ id, status, has_left }) => [id, { status, has_left }]));
  expect(listed).toEqual({
    [added.id]: { status: 'INACTIVE', has_left: false },
    [zoe.id]: { status: 'ENDED', has_left: true },
  });
  const seen = await server.as(teacher).body(sessions.view, { id: session.id });
  expect([seen.nb_students, seen.nb_joined, body.count]).toEqual([2, 1, 2]);
  const dashboard = await server.as(teacher).body(teacherDashboardRoutes.view);
  expect(dashboard.classes[0]!.open_session).toMatchObject({ nb_students: 2, nb_joined: 1 });
});

describe('list', () => {
  test('lists the sessions of a teacher’s own classes, or of a school admin’s school, and filters them by status', async () => {
    const { session, teacher, colleague, schoolAdmin } = await seedOpenSession();
    const listIds = async (person: Person, query = {}) =>
      (await server.as(person).body(sessions.list, { query })).sessions.map(({ id }) => id);
    expect(await listIds(teacher)).toEqual([session.id]);
    expect(await listIds(schoolAdmin, { status: 'ACTIVE' })).toEqual([session.id]);
    expect(await listIds(schoolAdmin, { status: 'INACTIVE' })).toEqual([]);
    expect(await listIds(colleague)).toEqual([]);
    expect(await server.anonymous.status(sessions.list)).toBe(401);
  });

  test('filters by the days of opening, up to 9999-12-31; returns 422 with the field for a day of the year 0', async () => {
    const { session, schoolAdmin } = await seedOpenSession();
    const list = (query: { since?: string; until?: string }) => server.as(schoolAdmin).call(sessions.list, { query });
    const day = today();
    expect((await list({ since: day, until: day })).body.sessions).toMatchObject([{ id: session.id }]);
    expect((await list({ until: addDays(day, -1) })).body.count).toBe(0);
    expect((await list({ until: '9999-12-31' })).body.count).toBe(1);
    for (const name of ['since', 'until']) {
      expect(await list({ [name]: '0000-01-01' })).toMatchObject({
        status: 422,
        error: { fields: { [name]: expect.any(String) as unknown } },
      });
    }
  });
});

describe('missed cards', () => {
  test('lists the cards missed in this session with the students of the class, or those of one level, to those who see the session [sessions.missed-cards] [sessions.level]', async () => {
    const { session, teacher, zoe, ada, schoolAdmin, colleague, follower, stranger } = await seedOpenSession();
    const { cards } = await someCards(server, 3);
    const [both, once, right] = cards as [number, number, number];
    const answer = (students_id: number, cards_id: number, is_right: boolean, day = 0) => ({
      students_id,
      cards_id,
      epoch: 1,
      // An answer of another day is not of this session.
      sessions_id: day ? null : session.id,
      client_id: randomUUID(),
      kind: 'ANSWER' as const,
      is_right,
      answered_at: daysAgo(day),
    });
    await server.db
      .insertInto('cards_events')
      .values([
        answer(zoe.id, both, false),
        answer(zoe.id, both, true),
        answer(ada.id, both, false),
        answer(ada.id, once, false),
        answer(zoe.id, right, true),
        answer(zoe.id, right, false, 3),
      ])
      .execute();
    for (const { id } of [zoe, ada]) await moveCardsOf(server, id);
    const listMissed = (person: Person) => server.as(person).call(sessions.missed, { id: session.id });
    const { body } = await listMissed(teacher);
    expect(
      body.cards.map(({ card, nb_right, nb_wrong, students }) => [
        card.id,
        nb_right,
        nb_wrong,
        students.map(({ firstname }) => firstname),
      ]),
    ).toEqual([
      [both, 1, 2, ['Ada', 'Zoë']],
      [once, 0, 1, ['Ada']],
    ]);
    // The answers of the students of one level [sessions.level].
    await server.db.updateTable('students').set({ level: 'CE2' }).where('id', '=', ada.id).execute();
    const ofLevel = await server.as(teacher).body(sessions.missed, { id: session.id, query: { level: 'CE2' } });
    expect(ofLevel.cards.map(({ card, nb_right, nb_wrong }) => [card.id, nb_right, nb_wrong])).toEqual([
      [both, 0, 1],
      [once, 0, 1],
    ]);
    const { students } = await server.as(teacher).body(sessions.students, { id: session.id });
    expect(students.find(({ id }) => id === ada.id)?.level).toBe('CE2');
    const others = [schoolAdmin, colleague, follower, stranger];
    expect(await Promise.all(others.map(async (person) => (await listMissed(person)).status))).toEqual([
      200, 403, 403, 404,
    ]);
    expect(await server.anonymous.status(sessions.missed, { id: session.id })).toBe(401);
  });
});

describe('extend', () => {
  const quarter = { end_time: later(15) };

  test('a teacher of the class extends a session past its end: its code is accepted again [sessions.extend]', async () => {
    const { session, teacher, school } = await seedOpenSession();
    await endNow(session.id);
    const joining = await tablet(server, school.code);
    expect(await joining.status(device.join, { body: { code: session.code } })).toBe(422);
    const extended = await server.as(teacher).body(sessions.extend, { id: session.id, body: quarter });
    expect(extended).toMatchObject({ status: 'ACTIVE', is_over: false, code: session.code });
    expect(await joining.status(device.join, { body: { code: session.code } })).toBe(200);
  });

  test('refuses everybody except a teacher of the class [permissions.sessions]', async () => {
    const { session, colleague, schoolAdmin, follower, stranger } = await seedOpenSession();
    const statusFor = (person: Person) => server.as(person).status(sessions.extend, { id: session.id, body: quarter });
    expect(await server.anonymous.status(sessions.extend, { id: session.id, body: quarter })).toBe(401);
    for (const person of [colleague, schoolAdmin, follower]) expect(await statusFor(person)).toBe(403);
    expect(await statusFor(stranger)).toBe(404);
  });

  test('returns 409 for a closed session, and 422 for an end in the past', async () => {
    const { session, teacher } = await seedOpenSession();
    const past = await server.as(teacher).call(sessions.extend, { id: session.id, body: { end_time: later(-1) } });
    expect(Object.keys(past.error.fields ?? {})).toEqual(['end_time']);
    await server.as(teacher).call(sessions.close, { id: session.id });
    const closed = await server.as(teacher).call(sessions.extend, { id: session.id, body: quarter });
    expect(closed).toMatchObject({ status: 409, error: { code: 'SESSION_CLOSED' } });
  });
});

describe('close and clean', () => {
  test('closing ends the revision of students who joined, leaves the others unchanged, and hides the code [sessions.close] [sessions.student]', async () => {
    const { school, session, teacher, zoe, ada } = await seedOpenSession();
    const child = await tablet(server, school.code);
    await child.call(device.join, { body: { code: session.code } });
    await child.call(device.start, { id: session.id, student_id: zoe.id });
    const body = await server.as(teacher).body(sessions.close, { id: session.id });
    expect(body).toMatchObject({ status: 'INACTIVE', code: null, nb_joined: 1, nb_ended: 0 });
    const after = await server.as(teacher).body(sessions.students, { id: session.id });
    expect(Object.fromEntries(after.students.map(({ id, status }) => [id, status]))).toEqual({
      [zoe.id]: 'ENDED',
      [ada.id]: 'INACTIVE',
    });
  });

  test('students whose revision the closing ended are not counted as finished [sessions.unfinished]', async () => {
    const { school, session, teacher, zoe, ada } = await seedOpenSession();
    const child = await tablet(server, school.code);
    await child.call(device.join, { body: { code: session.code } });
    for (const { id } of [zoe, ada]) await child.call(device.start, { id: session.id, student_id: id });
    await child.call(device.end, { id: session.id, student_id: zoe.id });
    const body = await server.as(teacher).body(sessions.close, { id: session.id });
    expect(body).toMatchObject({ nb_joined: 2, nb_ended: 1 });
    const { students } = await server.as(teacher).body(sessions.students, { id: session.id });
    const stopped = students.filter(({ date_end }) => date_end === body.date_close);
    expect(stopped.map(({ id }) => id)).toEqual([ada.id]);
  });

  test('a colleague can’t close a session; the school admin can; a school admin of another school gets 404 [sessions.school-admin]', async () => {
    const { session, colleague, stranger, schoolAdmin } = await seedOpenSession();
    const otherAdmin = await server.seed.schoolAdmin({ schoolId: stranger.schoolId });
    expect(await server.as(otherAdmin).status(sessions.close, { id: session.id })).toBe(404);
    expect((await server.as(otherAdmin).body(sessions.list)).count).toBe(0);
    expect(await server.as(colleague).status(sessions.close, { id: session.id })).toBe(403);
    expect(await server.as(stranger).status(sessions.close, { id: session.id })).toBe(404);
    expect(await server.as(schoolAdmin).status(sessions.close, { id: session.id })).toBe(200);
  });

  test('cleaning closes sessions past their end, in a teacher’s own classes or a school admin’s school [sessions.close]', async () => {
    const first = await seedOpenSession();
    const second = await seedOpenSession();
    await endNow(first.session.id);
    await endNow(second.session.id);
    expect((await server.as(first.colleague).body(sessions.closeOverdue)).count).toBe(0);
    expect((await server.as(first.teacher).body(sessions.closeOverdue)).count).toBe(1);
    expect((await server.as(second.schoolAdmin).body(sessions.closeOverdue)).count).toBe(1);
    expect(await server.as(first.follower).status(sessions.closeOverdue)).toBe(403);
    expect(await server.anonymous.status(sessions.closeOverdue)).toBe(401);
  });

  test('cleaning by an independent teacher closes the sessions of the whole school, as their list shows them [sessions.close] [staff.independent]', async () => {
    const school = await server.seed.school({ offers_id: offerIds.TEACHER_PAYED, nb_physical_boxes: 0 });
    const teacher = await server.seed.teacher({ schoolId: school.id });
    // Added by a superadmin, without teachers.
    const class_ = await server.seed.class({ schools_id: school.id });
    const session = await server.as(teacher).body(sessions.open, { body: { classes_id: class_.id } });
    await endNow(session.id);
    expect((await server.as(teacher).body(sessions.list)).sessions).toMatchObject([{ is_over: true }]);
    expect((await server.as(teacher).body(sessions.closeOverdue)).count).toBe(1);
  });
});
