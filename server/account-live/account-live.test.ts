import { setTimeout as pause } from 'node:timers/promises';

import type { AccountEvent } from '@memocartes/contract/account-live/account-live';
import { accountLive } from '@memocartes/contract/account-live/account-live.routes';
import { attachRequests } from '@memocartes/contract/attach-requests/attach-requests.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { endSessionsOf } from '../auth/login-sessions/sessions.ts';
import { watch, type Watched } from '../testing/live.ts';
import type { Person } from '../testing/seed.ts';
import { startSecondProcess, type TestServer, testServer } from '../testing/server.ts';
import { publishAccountEvent } from './account-events.ts';

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

async function openPage(person: Person, origin = server.origin): Promise<Watched> {
  const page = await watch(origin, { headers: { authorization: `Bearer ${person.token}` }, path: '/account/live' });
  open.push(page);
  return page;
}

const eventsOf = ({ events }: Watched) => events.filter(({ event }) => event !== 'ready');
const message = { event: 'chat', chat_id: 7, kind: 'MESSAGE' } as const;
const publish = (accountIds: readonly number[], event: AccountEvent) =>
  server.db.transaction().execute((trx) => publishAccountEvent(trx, accountIds, event));

test('an event reaches every open page of its accounts on all processes, and no other account [notifications.live]', async () => {
  const one = await server.seed.follower();
  const two = await server.seed.teacher();
  const stranger = await server.seed.teacher();
  const pages = await Promise.all([openPage(one), openPage(one, other.origin), openPage(two, other.origin)]);
  const foreign = await openPage(stranger);
  for (const page of [...pages, foreign]) await page.until(() => page.events.length === 1);
  await publish([one.id, two.id], message);
  for (const page of pages) await page.until(() => eventsOf(page).length === 1);
  expect(eventsOf(pages[1])[0]).toMatchObject({ event: 'chat', data: { chat_id: 7, kind: 'MESSAGE' } });
  await pause(200);
  expect(eventsOf(foreign)).toEqual([]);
});

test('attaching a follower to a child and detaching the follower notify the open pages of this follower only [families.detached]', async () => {
  const { seed } = server;
  const student = await seed.student();
  const inSchool = { schoolId: student.schools_id };
  const follower = await seed.follower(inSchool);
  const otherFollower = await seed.follower({ ...inSchool, studentId: student.id });
  const schoolAdmin = await seed.schoolAdmin(inSchool);
  const page = await openPage(follower);
  const foreign = await openPage(otherFollower, other.origin);
  for (const item of [page, foreign]) await item.until(() => item.events.length === 1);
  const link = { user_id: follower.userId, student_id: student.id };
  await server.as(schoolAdmin).call(users.attach, { ...link, body: { relation: 'Mère' } });
  await page.until(() => eventsOf(page).length === 1);
  await server.as(schoolAdmin).call(users.detach, link);
  await page.until(() => eventsOf(page).length === 2);
  expect(eventsOf(page).map(({ event }) => event)).toEqual(['children', 'children']);
  await pause(200);
  expect(eventsOf(foreign)).toEqual([]);
});

test('attaching a follower by e-mail, and removing a follower who stays in another school, notify the follower’s open pages [families.detached]', async () => {
  const { seed } = server;
  const student = await seed.student();
  const elsewhere = await seed.student();
  const follower = await seed.follower({ schoolId: elsewhere.schools_id, studentId: elsewhere.id });
  const schoolAdmin = await seed.schoolAdmin({ schoolId: student.schools_id });
  await seed.follow(follower.userId, student.id);
  const sibling = await seed.student({ schools_id: student.schools_id });
  const page = await openPage(follower);
  await page.until(() => page.events.length === 1);
  const body = { email: follower.email, relation: 'Mère' } as const;
  expect((await server.as(schoolAdmin).body(attachRequests.create, { id: sibling.id, body })).status).toBe('ATTACHED');
  await page.until(() => eventsOf(page).length === 1);
  expect(await server.as(schoolAdmin).status(users.remove, { id: follower.userId })).toBe(204);
  await page.until(() => eventsOf(page).length === 2);
  expect(eventsOf(page).map(({ event }) => event)).toEqual(['children', 'children']);
});

test('deleting a student notifies the open pages of their followers only [families.detached]', async () => {
  const { seed } = server;
  const student = await seed.student();
  const inSchool = { schoolId: student.schools_id };
  const sibling = await seed.student({ schools_id: student.schools_id });
  const follower = await seed.follower({ ...inSchool, studentId: student.id });
  const otherFollower = await seed.follower({ ...inSchool, studentId: sibling.id });
  const schoolAdmin = await seed.schoolAdmin(inSchool);
  const page = await openPage(follower);
  const foreign = await openPage(otherFollower, other.origin);
  for (const item of [page, foreign]) await item.until(() => item.events.length === 1);
  expect(await server.as(schoolAdmin).status(students.remove, { id: student.id })).toBe(204);
  await page.until(() => eventsOf(page).length === 1);
  expect(eventsOf(page)[0]!.event).toBe('children');
  await pause(200);
  expect(eventsOf(foreign)).toEqual([]);
});

test('an event of a transaction that is rolled back is not sent', async () => {
  const person = await server.seed.follower();
  const page = await openPage(person);
  await page.until(() => page.events.length === 1);
  const failed = server.db.transaction().execute(async (trx) => {
    await publishAccountEvent(trx, [person.id], message);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await publish([person.id], { event: 'notifications' });
  await page.until(() => eventsOf(page).length === 1);
  expect(eventsOf(page)[0]!.event).toBe('notifications');
});

test('an event for 10,000 accounts is split into payloads that the database accepts', async () => {
  const person = await server.seed.follower();
  const page = await openPage(person);
  await page.until(() => page.events.length === 1);
  const many = Array.from({ length: 10_000 }, (_, index) => 2_000_000_000 + index);
  await publish([...many, person.id], message);
  await page.until(() => eventsOf(page).length === 1);
});

test('returns 401 for anonymous', async () => {
  expect(await server.anonymous.status(accountLive.live)).toBe(401);
});

test('closes the stream when the login session ends or the account is banned [asvs:7.4.1]', async () => {
  const first = await server.seed.teacher();
  const second = await server.seed.follower();
  const pages = [await openPage(first), await openPage(second)];
  await endSessionsOf(server.db, first.id);
  await server.db.updateTable('authentications').set({ status: 'BANNED' }).where('id', '=', second.id).execute();
  for (const page of pages) await page.until(() => page.hasEnded());
});

test('returns 429 for the eleventh open page of an account, until a page is closed', async () => {
  const teacher = await server.seed.teacher();
  for (let n = 0; n < 10; n += 1) await openPage(teacher);
  expect((await openPage(teacher)).status).toBe(429);
  open[0]!.leave();
  await pause(300);
  expect((await openPage(teacher)).status).toBe(200);
});

test('a stopping process closes its streams', async () => {
  const stopping = await startSecondProcess(server);
  const page = await openPage(await server.seed.teacher(), stopping.origin);
  await stopping.close();
  await page.until(() => page.hasEnded());
});
