import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { device } from '@memocartes/contract/devices/join/device.routes';
import { portalHeader } from '@memocartes/contract/http/portal-header';
import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';
import type { SessionChange } from '@memocartes/contract/learning/live/live';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';
import { sql } from 'kysely';

import { endSessionsOf } from '../../auth/login-sessions/sessions.ts';
import { hashSecret } from '../../http/actor/actor.ts';
import { liveStreams } from '../../metrics/metrics.ts';
import { answerTo, createClassroom, openRevision, tablet } from '../../testing/classroom.ts';
import { watch, type Watched } from '../../testing/live.ts';
import type { Person } from '../../testing/seed.ts';
import { startSecondProcess, type TestServer, testServer } from '../../testing/server.ts';
import { waitFor } from '../../testing/wait-for.ts';

let server: TestServer;
let other: Awaited<ReturnType<typeof startSecondProcess>>;
const open: Watched[] = [];

beforeAll(async () => {
  server = await testServer({ LIVE_HEARTBEAT: 0.2 });
  other = await startSecondProcess(server);
}, 120_000);

afterEach(() => open.splice(0).forEach((page) => page.leave()));

afterAll(async () => {
  await other.close();
  await server.close();
});

/** A page of this person with a stream from the second process; tablets write to the first. */
async function watching(person: Person, origin = other.origin): Promise<Watched> {
  const page = await watch(origin, { headers: { authorization: `Bearer ${person.token}` } });
  open.push(page);
  return page;
}

const changes = ({ events }: Watched): SessionChange[] =>
  events.filter(({ event }) => event === 'session').map(({ data }) => data as SessionChange);

async function inSession() {
  const revision = await openRevision(server, 3);
  return { ...revision, event: { id: revision.session.id, classes_id: revision.class_.id } };
}

type Joined = Awaited<ReturnType<typeof inSession>>;

test('a teacher receives events of joining, answering, ending and closing that another process has written [sessions.live]', async () => {
  const { teacher, child, ofZoe, cards, event, session } = await inSession();
  const board = await watching(teacher);
  await child.call(device.start, ofZoe);
  await board.until(() => changes(board).length === 1);
  await pause(500);
  await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
  await board.until(() => changes(board).length === 2);
  await pause(500);
  await child.call(device.end, ofZoe);
  await board.until(() => changes(board).length === 3);
  await pause(500);
  await server.as(teacher).call(sessions.close, { id: session.id });
  await board.until(() => changes(board).length === 4);
  expect(changes(board)).toEqual([
    { ...event, kind: 'STUDENTS' },
    { ...event, kind: 'ANSWERS' },
    { ...event, kind: 'STUDENTS' },
    { ...event, kind: 'SESSION' },
  ]);
});

test('the end of a revision that has already ended causes no event [sessions.live]', async () => {
  const { teacher, child, ofZoe } = await inSession();
  const board = await watching(teacher);
  await child.call(device.start, ofZoe);
  await child.call(device.end, ofZoe);
  await board.until(() => changes(board).length === 2);
  await pause(600);
  expect(await child.status(device.end, ofZoe)).toBe(200);
  await pause(600);
  expect(changes(board)).toHaveLength(2);
});

test.each([
  ['a reset', ({ teacher, zoe }: Joined) => server.as(teacher).call(tracking.reset, { id: zoe.id })],
  [
    'a change of class',
    ({ schoolAdmin, zoe }: Joined) => server.as(schoolAdmin).call(students.unassign, { body: { students: [zoe.id] } }),
  ],
  [
    'the deletion of the student',
    ({ schoolAdmin, zoe }: Joined) => server.as(schoolAdmin).call(students.remove, { id: zoe.id }),
  ],
])('a teacher receives an event when a revision is ended by %s [sessions.live]', async (_what, endRevision) => {
  const joined = await inSession();
  const board = await watching(joined.teacher);
  await joined.child.call(device.start, joined.ofZoe);
  await board.until(() => changes(board).length === 1);
  await pause(500);
  expect((await endRevision(joined)).status).toBeLessThan(300);
  await board.until(() => changes(board).length === 2);
  expect(changes(board)[1]).toEqual({ ...joined.event, kind: 'STUDENTS' });
});

test('many answers in a short time cause few events, the last of them after the last answer', async () => {
  const { teacher, child, ofZoe, cards } = await inSession();
  await child.call(device.start, ofZoe);
  const board = await watching(teacher);
  const began = Date.now();
  for (let n = 0; n < 30; n += 1) {
    await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[n % 3]!, 'right')] } });
  }
  const answered = Date.now();
  await board.until(() => board.events.some(({ at, event }) => event === 'session' && at >= answered));
  expect(changes(board).length).toBeLessThanOrEqual(2 + Math.ceil((Date.now() - began) / 400));
});

test('events are sent only to those who may see the session', async () => {
  const classroom = await inSession();
  const superadmin = await server.seed.superadmin();
  const may = await Promise.all(
    [classroom.teacher, classroom.schoolAdmin, superadmin].map((person) => watching(person)),
  );
  const mayNot = await Promise.all([classroom.colleague, classroom.stranger].map((person) => watching(person)));
  await classroom.child.call(device.start, classroom.ofZoe);
  for (const one of may) await one.until(() => changes(one).some(({ id }) => id === classroom.session.id));
  await pause(500);
  expect(mayNot.flatMap(changes)).toEqual([]);
});

test('returns 401 for anonymous and 403 for followers', async () => {
  const { follower } = await createClassroom(server);
  expect(await server.anonymous.status(sessions.live)).toBe(401);
  expect(await server.as(follower).status(sessions.live)).toBe(403);
});

test('the stream starts with `ready` and tells proxies not to buffer it', async () => {
  const { teacher } = await createClassroom(server);
  const board = await watching(teacher);
  await board.until(() => board.events.length === 1);
  expect(board.events[0]).toMatchObject({ event: 'ready', data: {} });
  expect(board.headers['content-type']).toBe('text/event-stream');
  expect(board.headers['cache-control']).toBe('no-store, no-transform');
  expect(board.headers['x-accel-buffering']).toBe('no');
  await board.until(() => board.text().includes('\n: \n'));
  expect(board.text()).toMatch(/^retry: \d+\n\n/);
});

test('closes the stream when the login session ends, the account is banned or the school expires [asvs:7.4.1]', async () => {
  const classroom = await createClassroom(server);
  const boards = [
    await watching(classroom.teacher),
    await watching(classroom.colleague),
    await watching(classroom.stranger),
  ];
  await endSessionsOf(server.db, classroom.teacher.id);
  await server.db
    .updateTable('authentications')
    .set({ status: 'BANNED' })
    .where('id', '=', classroom.colleague.id)
    .execute();
  for (const board of boards.slice(0, 2)) await board.until(() => board.hasEnded());
  expect(boards[2]!.hasEnded()).toBe(false);
  const adminPage = await watching(classroom.schoolAdmin);
  await server.db
    .updateTable('schools')
    .set({ date_expiration: '2020-01-01T00:00:00Z' })
    .where('id', '=', classroom.school.id)
    .execute();
  await adminPage.until(() => adminPage.hasEnded());
});

test('an open stream does not prolong the login session, and ends when that session expires after two hours without use [asvs:7.3.1]', async () => {
  const { teacher } = await createClassroom(server);
  const board = await watching(teacher);
  const threeHoursAgo = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await server.db
    .updateTable('tokens')
    .set({ date_used: threeHoursAgo })
    .where('authentications_id', '=', teacher.id)
    .execute();
  await board.until(() => board.hasEnded());
});

test('returns 429 for the eleventh stream of an account, until one is closed', async () => {
  const { teacher } = await createClassroom(server);
  for (let n = 0; n < 10; n += 1) await watching(teacher);
  const refused = await watching(teacher);
  expect(refused.status).toBe(429);
  open[0]!.leave();
  await pause(500);
  expect((await watching(teacher)).status).toBe(200);
});

test('a stopping process closes its streams', async () => {
  const stopping = await startSecondProcess(server);
  const { teacher } = await createClassroom(server);
  const board = await watching(teacher, stopping.origin);
  await stopping.close();
  await board.until(() => board.hasEnded());
});

/** The stream of another tablet that joined the session, from the second process. */
async function watchingTablet(schoolCode: string, { id, code }: { id: number; code: string }): Promise<Watched> {
  await (await tablet(server, schoolCode)).call(device.join, { body: { code } });
  const secret = randomUUID();
  await sql`update devices set token_hash = ${hashSecret(secret)} where id = (select max(id) from devices)`.execute(
    server.db,
  );
  const page = await watch(other.origin, {
    headers: { ...portalHeader, cookie: `device=${secret}` },
    path: `/device/sessions/${id}/live`,
  });
  open.push(page);
  await page.until(() => page.events.length === 1);
  return page;
}

test('a tablet receives the closing of its session within 2 s, from any process; earlier answers still count [sessions.closed-on-tablet]', async () => {
  const { school, teacher, child, ofZoe, cards, session } = await inSession();
  const page = await watchingTablet(school.code, session);
  await child.call(device.start, ofZoe);
  const answer = answerTo(cards[0]!, 'right');
  await pause(600);
  expect(changes(page)).toEqual([]);
  const closedAt = Date.now();
  await server.as(teacher).call(sessions.close, { id: session.id });
  await page.until(() => changes(page).length === 1);
  expect(Date.now() - closedAt).toBeLessThan(2000);
  expect(changes(page)).toEqual([{ id: session.id }]);
  expect(await child.errorCode(device.session, { id: session.id })).toBe('SESSION_CLOSED');
  const body = await child.body(device.answers, { ...ofZoe, body: { answers: [answer] } });
  expect(body.cards[0]).toMatchObject({ box: 2 });
});

test('the open stream of a tablet is counted in the metrics until it is closed', async () => {
  const countOpen = async () => (await liveStreams.get()).values[0]!.value;
  const untilNoneIsOpen = () =>
    waitFor(async () => (await countOpen()) === 0, { timeoutMs: 5_000, describe: () => 'a stream is still counted' });
  // The streams of earlier tests close after their pages are left.
  await untilNoneIsOpen();
  const { school, session } = await inSession();
  const page = await watchingTablet(school.code, session);
  expect(await countOpen()).toBe(1);
  page.leave();
  await untilNoneIsOpen();
});

test('a tablet is notified when the transfer of the teacher deletes its session [staff.transfer] [sessions.closed-on-tablet]', async () => {
  const { seed } = server;
  const master = await seed.school({ offers_id: 1, nb_physical_boxes: 0 });
  const school = await seed.school();
  const class_ = await seed.class({ schools_id: master.id });
  const teacher = await seed.teacher({ schoolId: master.id });
  await seed.teach(teacher.userId, class_.id);
  const session = await server.as(teacher).body(sessions.open, { body: { classes_id: class_.id } });
  const page = await watchingTablet(master.code, session);
  const move = { id: teacher.userId, body: { schools_id: school.id } };
  expect(await server.as(await seed.superadmin()).status(users.update, move)).toBe(200);
  await page.until(() => changes(page).length === 1);
  expect(changes(page)).toEqual([{ id: session.id }]);
});

test('returns 404 for a tablet that did not join the session', async () => {
  const first = await inSession();
  const second = await inSession();
  expect(await first.child.status(device.live, { id: second.session.id })).toBe(404);
});
