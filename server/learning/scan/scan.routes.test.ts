import { randomUUID } from 'node:crypto';

import { teacherDashboardRoutes as dashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { home } from '@memocartes/contract/devices/home-revision/home.routes';
import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { scan } from '@memocartes/contract/learning/scan/scan.routes';
import { studentWeekRoutes } from '@memocartes/contract/student-week/student-week.routes';

import { createClassroom, daysAgo, givePack, someCards, withoutHolidays } from '../../testing/classroom.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

type Sent = { client_id: string; code: string; is_right: boolean; answered_at: string };

/**
 * A class with three cards and its student Noé, who has physical cards and a follower. Noé's first card is in box 2
 * since last week.
 */
async function seedPhysicalCards() {
  const classroom = await createClassroom(server, withoutHolidays);
  const { cards } = await someCards(server, 3);
  await givePack(server, classroom, cards);
  const noe = await server.seed.student({
    schools_id: classroom.school.id,
    classes_id: classroom.class_.id,
    is_phygital: true,
  });
  const noeFollower = await server.seed.follower({ schoolId: classroom.school.id, studentId: noe.id });
  const ofNoe = { students_id: noe.id, cards_id: cards[0]!, box: 2 };
  await server.seed.cardEvent({ ...ofNoe, kind: 'PLACE', answered_at: daysAgo(7) });
  const day = addDays(today(), -7);
  await server.seed.trackedCard({
    ...ofNoe,
    box_before: 2,
    moved_on: day,
    first_on: day,
    due_on: addDays(today(), -5),
  });
  const rows = await server.db.selectFrom('cards').selectAll().where('id', 'in', cards).orderBy('id').execute();
  return { ...classroom, cards, rows, noe, noeFollower };
}

const scanOf = (code: string, result: 'right' | 'wrong' = 'right', answered_at = new Date().toISOString()): Sent => ({
  client_id: randomUUID(),
  code,
  is_right: result === 'right',
  answered_at,
});

const list = (person: Person, student_id: number) => server.as(person).call(scan.list, { student_id });
const send = (person: Person, student_id: number, scans: Sent[], epoch = 1) =>
  server.as(person).call(scan.record, { student_id, body: { epoch, scans } });
const eventsOf = (id: number) =>
  server.db.selectFrom('cards_events').selectAll().where('students_id', '=', id).orderBy('id').execute();

const boxesOf = async (id: number) => {
  const rows = await server.db.selectFrom('cards_students').selectAll().where('students_id', '=', id).execute();
  return Object.fromEntries(rows.map(({ cards_id, box }) => [cards_id, box]));
};

test('lists the cards that count, with their codes and boxes [scanning.own-cards]', async () => {
  const { teacher, noe, rows } = await seedPhysicalCards();
  const { body } = await list(teacher, noe.id);
  expect(body).toMatchObject({ epoch: 1, one_back: false });
  expect(body.cards.map(({ cards_id, qr_code, box }) => [cards_id, qr_code, box])).toEqual(
    rows.map(({ id, qr_code }, i) => [id, qr_code, i === 0 ? 2 : null]),
  );
});

describe('by a follower, at home', () => {
  type Option = 'OFF' | 'PRACTICE' | 'COUNTS';
  const setOption = (id: number, home_revision: Option) =>
    server.db.updateTable('classes').set({ home_revision }).where('id', '=', id).execute();

  test('OFF, or no class: scans are refused and nothing is written [scanning.home]', async () => {
    const { noeFollower, teacher, noe, rows, class_ } = await seedPhysicalCards();

    const refusalCodes = async () => {
      const responses = [await list(noeFollower, noe.id), await send(noeFollower, noe.id, [scanOf(rows[0]!.qr_code)])];
      return responses.map(({ status, error }) => [status, error.code]);
    };

    await setOption(class_.id, 'OFF');
    const off = [409, 'HOME_REVISION_OFF'];
    expect(await refusalCodes()).toEqual([off, off]);
    expect((await list(teacher, noe.id)).status).toBe(200);
    await server.db.updateTable('students').set({ classes_id: null }).where('id', '=', noe.id).execute();
    expect(await refusalCodes()).toEqual([off, off]);
    expect(await eventsOf(noe.id)).toHaveLength(1);
  });

  test('PRACTICE: scans are stored as practice, which moves no card; a scan by staff on the same day still moves it [scanning.home]', async () => {
    const { noeFollower, teacher, noe, rows, cards } = await seedPhysicalCards();
    expect((await list(noeFollower, noe.id)).body.is_practice).toBe(true);
    const scans = [scanOf(rows[0]!.qr_code), scanOf(rows[1]!.qr_code, 'wrong')];
    const { body } = await send(noeFollower, noe.id, scans);
    expect(body.results.map(({ status, from_box, to_box }) => [status, from_box, to_box])).toEqual([
      ['RECORDED', null, null],
      ['RECORDED', null, null],
    ]);
    const [, ...events] = await eventsOf(noe.id);
    expect(events.map(({ kind, authentications_id }) => [kind, authentications_id])).toEqual([
      ['PRACTICE', noeFollower.id],
      ['PRACTICE', noeFollower.id],
    ]);
    expect(await boxesOf(noe.id)).toEqual({ [cards[0]!]: 2 });
    await send(teacher, noe.id, [scanOf(rows[0]!.qr_code)]);
    expect(await boxesOf(noe.id)).toEqual({ [cards[0]!]: 3 });
  });

  test('COUNTS: scans move cards as in class [scanning.home]', async () => {
    const { noeFollower, noe, rows, cards, class_ } = await seedPhysicalCards();
    await setOption(class_.id, 'COUNTS');
    expect((await list(noeFollower, noe.id)).body.is_practice).toBe(false);
    expect((await send(noeFollower, noe.id, [scanOf(rows[0]!.qr_code)])).body.results).toMatchObject([
      { status: 'RECORDED', from_box: 2, to_box: 3 },
    ]);
    expect(await boxesOf(noe.id)).toEqual({ [cards[0]!]: 3 });
  });

  test('scans sent together are one revision at home, even if sent again after the option changed [scanning.home] [scanning.sent-once]', async () => {
    const { noeFollower, teacher, noe, rows, class_ } = await seedPhysicalCards();
    const scans = [scanOf(rows[0]!.qr_code), scanOf(rows[1]!.qr_code, 'wrong')];
    const responses = await Promise.all([send(noeFollower, noe.id, scans), send(noeFollower, noe.id, scans)]);
    await setOption(class_.id, 'COUNTS');
    responses.push(await send(noeFollower, noe.id, scans));
    for (const { body } of responses) expect(body).toEqual(responses[0].body);
    expect(await eventsOf(noe.id)).toHaveLength(3);
    const body = await server.as(teacher).body(home.activity, { id: noe.id });
    expect(body.week).toEqual({ nb_revisions: 1, nb_answers: 2, nb_right: 1 });
    expect(body.revisions).toMatchObject([{ mode: 'PRACTICE', nb_cards: 2, nb_right: 1, nb_wrong: 1 }]);
  });

  test('scans of last week and of this week that are sent together count in their own week [home-revision.week-seen]', async () => {
    const { noeFollower, noe, rows } = await seedPhysicalCards();
    const lastSunday = `${addDays(mondayOf(today()), -1)}T12:00:00Z`;
    await send(noeFollower, noe.id, [scanOf(rows[0]!.qr_code, 'right', lastSunday), scanOf(rows[1]!.qr_code)]);
    const body = await server.as(noeFollower).body(home.activity, { id: noe.id });
    expect(body.week).toEqual({ nb_revisions: 1, nb_answers: 1, nb_right: 1 });
  });

  test('after the option was set to OFF, stored scans that are sent again get the same response, and new scans are refused [scanning.sent-once]', async () => {
    const { noeFollower, noe, rows, class_ } = await seedPhysicalCards();
    await setOption(class_.id, 'COUNTS');
    const scans = [scanOf(rows[0]!.qr_code), scanOf(rows[1]!.qr_code, 'wrong')];
    const { body } = await send(noeFollower, noe.id, scans);
    await setOption(class_.id, 'OFF');
    await server.db.updateTable('students').set({ is_phygital: false }).where('id', '=', noe.id).execute();
    const again = await send(noeFollower, noe.id, scans);
    expect([again.status, again.body]).toEqual([200, body]);
    expect((await send(noeFollower, noe.id, [scanOf(rows[2]!.qr_code)])).error.code).toBe('NOT_PHYGITAL');
    expect(await eventsOf(noe.id)).toHaveLength(3);
  });

  test('when stored and new scans are sent together after the option was set to OFF, only the stored ones get a result [scanning.sent-once]', async () => {
    const { noeFollower, noe, rows, class_ } = await seedPhysicalCards();
    await setOption(class_.id, 'COUNTS');
    const stored = [scanOf(rows[0]!.qr_code), scanOf(rows[1]!.qr_code, 'wrong')];
    const { body } = await send(noeFollower, noe.id, stored);
    await setOption(class_.id, 'OFF');
    const added = scanOf(rows[2]!.qr_code);
    // An older client would delete the new scan, so it gets the refusal.
    expect((await send(noeFollower, noe.id, [added, ...stored])).error.code).toBe('HOME_REVISION_OFF');
    const both = { epoch: 1, scans: [added, ...stored], accepts_partial: true };
    const again = await server.as(noeFollower).call(scan.record, { student_id: noe.id, body: both });
    expect([again.status, again.body]).toEqual([200, body]);
    expect(await eventsOf(noe.id)).toHaveLength(3);
    await setOption(class_.id, 'COUNTS');
    const reopened = await send(noeFollower, noe.id, [added]);
    expect(reopened.body.results).toMatchObject([{ client_id: added.client_id, status: 'RECORDED' }]);
  });

  test('practice does not end a demonstration [scanning.home] [boxes.demo-end]', async () => {
    const classroom = await createClassroom(server);
    const { cards } = await someCards(server, 20);
    const noe = await server.seed.student({
      schools_id: classroom.school.id,
      classes_id: classroom.class_.id,
      is_phygital: true,
    });
    const noeFollower = await server.seed.follower({ schoolId: classroom.school.id, studentId: noe.id });
    await server.as(classroom.teacher).call(tracking.demo, { id: noe.id });
    await givePack(server, classroom, cards.slice(0, 1));
    const before = await boxesOf(noe.id);
    const { body: listed } = await list(noeFollower, noe.id);
    const { body } = await send(noeFollower, noe.id, [scanOf(listed.cards[0]!.qr_code)], listed.epoch);
    expect(body.results).toMatchObject([{ status: 'RECORDED', from_box: null }]);
    expect(await boxesOf(noe.id)).toEqual(before);
  });
});

test('scans by staff count in the teacher’s figures of the week, scans at home do not [scanning.week]', async () => {
  const { teacher, noeFollower, noe, rows, class_ } = await seedPhysicalCards();
  await server.db.updateTable('classes').set({ home_revision: 'COUNTS' }).where('id', '=', class_.id).execute();
  await send(noeFollower, noe.id, [scanOf(rows[0]!.qr_code)]);
  await send(teacher, noe.id, [scanOf(rows[1]!.qr_code), scanOf(rows[2]!.qr_code, 'wrong')]);
  const body = await server.as(teacher).body(dashboard.view, {});
  expect(body.week).toMatchObject({
    nb_sessions: 0,
    nb_answers: 2,
    nb_right: 1,
    nb_students: 1,
    moved: { up: 1, down: 0, kept: 1, started: 2 },
  });
  const week = await server.as(noeFollower).body(studentWeekRoutes.view, { id: noe.id });
  expect(week.activity).toMatchObject({ nb_answers: 3, nb_right: 2, nb_cards: 3 });
});

test('a scan moves its card like an answer, and is recorded with the account of the person who scanned [scanning.answers]', async () => {
  const { teacher, noe, rows, cards } = await seedPhysicalCards();
  const { body } = await send(teacher, noe.id, [scanOf(rows[0]!.qr_code), scanOf(rows[1]!.qr_code, 'wrong')]);
  expect(body.results.map(({ status, cards_id, from_box, to_box }) => [status, cards_id, from_box, to_box])).toEqual([
    ['RECORDED', cards[0], 2, 3],
    ['RECORDED', cards[1], 1, 1],
  ]);
  expect(await boxesOf(noe.id)).toEqual({ [cards[0]!]: 3, [cards[1]!]: 1 });
  const [, ...scans] = await eventsOf(noe.id);
  expect(scans.map((event) => [event.kind, event.is_right, event.authentications_id, event.sessions_id])).toEqual([
    ['ANSWER', true, teacher.id, null],
    ['ANSWER', false, teacher.id, null],
  ]);
});

test('scans sent twice, even concurrently, count once and get the same response [scanning.sent-once]', async () => {
  const { teacher, noe, rows, cards } = await seedPhysicalCards();
  const scans = [scanOf(rows[0]!.qr_code), scanOf(rows[1]!.qr_code)];
  const [first, second] = await Promise.all([send(teacher, noe.id, scans), send(teacher, noe.id, scans)]);
  const third = await send(teacher, noe.id, [{ ...scans[0]!, client_id: scans[0]!.client_id.toUpperCase() }]);
  expect(second.body).toEqual(first.body);
  expect(third.body.results).toEqual([first.body.results[0]]);
  expect(await eventsOf(noe.id)).toHaveLength(3);
  expect(await boxesOf(noe.id)).toEqual({ [cards[0]!]: 3, [cards[1]!]: 2 });
});

test('a card that moved today does not move again, and both answers are stored [scanning.once-a-day]', async () => {
  const { teacher, noeFollower, noe, rows, cards } = await seedPhysicalCards();
  await send(teacher, noe.id, [scanOf(rows[0]!.qr_code, 'right', daysAgo(0))]);
  const { body } = await send(noeFollower, noe.id, [scanOf(rows[0]!.qr_code)]);
  expect(body.results).toMatchObject([{ status: 'RECORDED', from_box: null, to_box: null }]);
  expect(await boxesOf(noe.id)).toEqual({ [cards[0]!]: 3 });
  expect(await eventsOf(noe.id)).toHaveLength(3);
});

test('scans made offline on several days count in the order of their dates, not of their arrival [scanning.offline]', async () => {
  const { teacher, noe, rows, cards } = await seedPhysicalCards();
  await send(teacher, noe.id, [scanOf(rows[0]!.qr_code, 'right', daysAgo(1))]);
  const { body } = await send(teacher, noe.id, [scanOf(rows[0]!.qr_code, 'right', daysAgo(3))]);
  expect(body.results).toMatchObject([{ from_box: 2, to_box: 3 }]);
  expect(await boxesOf(noe.id)).toEqual({ [cards[0]!]: 4 });
});

test.each([
  ['dated tomorrow is recorded as made now', 1],
  ['dated 40 days ago is recorded as made 30 days ago', -40],
])('a scan %s [scanning.date]', async (_title, days) => {
  const { teacher, noe, rows } = await seedPhysicalCards();
  const deviceTime = new Date(Date.now() + days * 86_400_000).toISOString();
  const before = Date.now();
  await send(teacher, noe.id, [scanOf(rows[1]!.qr_code, 'right', deviceTime)]);
  const event = (await eventsOf(noe.id)).at(-1)!;
  const expected = before + Math.max(Math.min(days, 0), -30) * 86_400_000;
  expect(Math.abs(Date.parse(event.answered_at) - expected)).toBeLessThan(60_000);
  expect(new Date(event.device_time!).toISOString()).toBe(deviceTime);
});

test('a card is also found by its printed number [scanning.typed]', async () => {
  const { teacher, noe, rows } = await seedPhysicalCards();
  const { body } = await send(teacher, noe.id, [scanOf(rows[2]!.displayed_id.toLowerCase())]);
  expect(body.results).toMatchObject([{ status: 'RECORDED', cards_id: rows[2]!.id }]);
});

test('scans of unknown cards, of cards of another school and of cards not given to the class are not stored [scanning.own-cards]', async () => {
  const { teacher, noe, rows } = await seedPhysicalCards();
  const otherClassroom = await createClassroom(server);
  const theirs = await server.seed.card({ card_type: 'CUSTOM', schools_id: otherClassroom.school.id });
  const notGiven = await server.seed.card();
  const before = await eventsOf(noe.id);
  const { status, body } = await send(teacher, noe.id, [
    scanOf('FFFFFFFFFFFFFFFF'),
    scanOf(theirs.qr_code),
    scanOf(notGiven.qr_code),
  ]);
  expect(status).toBe(200);
  expect(body.results.map(({ status: one, cards_id }) => [one, cards_id])).toEqual([
    ['UNKNOWN_CARD', null],
    ['UNKNOWN_CARD', null],
    ['NOT_OF_STUDENT', notGiven.id],
  ]);
  expect(await eventsOf(noe.id)).toEqual(before);
  expect((await send(teacher, noe.id, [scanOf(rows[1]!.qr_code)])).body.results[0]!.status).toBe('RECORDED');
});

test('an id that belongs to a scan of another student is refused [scanning.sent-once]', async () => {
  const first = await seedPhysicalCards();
  const second = await seedPhysicalCards();
  const sent = scanOf(first.rows[0]!.qr_code);
  await send(first.teacher, first.noe.id, [sent]);
  const { body } = await send(second.teacher, second.noe.id, [{ ...sent, code: second.rows[0]!.qr_code }]);
  expect(body.results).toMatchObject([{ status: 'REFUSED', from_box: null }]);
  expect(await boxesOf(second.noe.id)).toEqual({ [second.cards[0]!]: 2 });
});

test('scans made before a reset are stored in the history and move no card [scanning.reset]', async () => {
  const { teacher, noe, rows } = await seedPhysicalCards();
  await server.as(teacher).call(tracking.reset, { id: noe.id });
  const { body } = await send(teacher, noe.id, [scanOf(rows[0]!.qr_code)]);
  expect(body.results).toMatchObject([{ status: 'HISTORY', from_box: null, to_box: null }]);
  expect(await boxesOf(noe.id)).toEqual({});
  expect((await send(teacher, noe.id, [scanOf(rows[0]!.qr_code)], 2)).body.results[0]!.status).toBe('RECORDED');
  const { status, error } = await send(teacher, noe.id, [scanOf(rows[0]!.qr_code)], 3);
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['epoch']]);
});

test('the first real card that is scanned ends a demonstration [boxes.demo-end]', async () => {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 20);
  const noe = await server.seed.student({
    schools_id: classroom.school.id,
    classes_id: classroom.class_.id,
    is_phygital: true,
  });
  await server.as(classroom.teacher).call(tracking.demo, { id: noe.id });
  await givePack(server, classroom, cards.slice(0, 1));
  const { body: listed } = await list(classroom.teacher, noe.id);
  expect(listed.cards.map(({ cards_id, box }) => [cards_id, box])).toEqual([[cards[0], null]]);
  const { body } = await send(classroom.teacher, noe.id, [scanOf(listed.cards[0]!.qr_code)], listed.epoch);
  expect(body.results).toMatchObject([{ status: 'RECORDED', from_box: 1, to_box: 2 }]);
  expect(await boxesOf(noe.id)).toEqual({ [cards[0]!]: 2 });
});

test('only the student’s staff and followers can scan; others get 404 or 403 [scanning.permission]', async () => {
  const { noe, rows, teacher, colleague, schoolAdmin, stranger, follower, noeFollower, zoe } =
    await seedPhysicalCards();

  const statusesFor = async (person: Person) => [
    (await list(person, noe.id)).status,
    (await send(person, noe.id, [scanOf(rows[0]!.qr_code)])).status,
  ];

  expect(await statusesFor(teacher)).toEqual([200, 200]);
  expect(await statusesFor(schoolAdmin)).toEqual([200, 200]);
  expect(await statusesFor(noeFollower)).toEqual([200, 200]);
  expect(await statusesFor(colleague)).toEqual([403, 403]);
  for (const person of [stranger, follower]) expect(await statusesFor(person)).toEqual([404, 404]);
  expect(await server.anonymous.status(scan.list, { student_id: noe.id })).toBe(401);
  expect((await list(teacher, zoe.id)).error.code).toBe('NOT_PHYGITAL');
  expect((await send(teacher, zoe.id, [scanOf(rows[0]!.qr_code)])).error.code).toBe('NOT_PHYGITAL');
});

test('a follower who has been detached is refused [scanning.permission]', async () => {
  const { noe, rows, noeFollower } = await seedPhysicalCards();
  await server.db.deleteFrom('users_students').where('students_id', '=', noe.id).execute();
  expect((await send(noeFollower, noe.id, [scanOf(rows[0]!.qr_code)])).status).toBe(404);
  expect(await eventsOf(noe.id)).toHaveLength(1);
});

test('returns 422 and names each wrong field; returns 422 for no scan and for more than 200', async () => {
  const { teacher, noe, rows } = await seedPhysicalCards();
  const good = scanOf(rows[0]!.qr_code);
  const wrong = { ...good, code: ' ', client_id: 'x', is_right: 'oui', answered_at: 'hier' } as unknown as Sent;
  const { status, error } = await send(teacher, noe.id, [wrong]);
  expect(status).toBe(422);
  expect(Object.keys(error.fields ?? {}).sort()).toEqual(
    ['answered_at', 'client_id', 'code', 'is_right'].map((field) => `scans.0.${field}`),
  );
  expect((await send(teacher, noe.id, [])).status).toBe(422);
  expect(
    (
      await send(
        teacher,
        noe.id,
        Array.from({ length: 201 }, () => good),
      )
    ).status,
  ).toBe(422);
  expect(await eventsOf(noe.id)).toHaveLength(1);
});
