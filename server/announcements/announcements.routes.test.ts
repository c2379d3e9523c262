import { announcements } from '@memocartes/contract/announcements/announcements.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import { queueNotificationMails } from '../notifications/mails.job.ts';
import { retentionRules } from '../privacy/retention/retention.rules.ts';
import { fromNow } from '../testing/data/instants.ts';
import { watch } from '../testing/live.ts';
import type { Person } from '../testing/seed.ts';
import { callerOf, type TestServer, testServer } from '../testing/server.ts';
import { startAnnouncements } from './announcements.job.ts';

let server: TestServer;
let people: { superadmin: Person; teacher: Person; schoolAdmin: Person; follower: Person; stranger: Person };
let schoolId: number;
let strangerSchool: number;

beforeAll(async () => {
  server = await testServer();
  const { seed } = server;
  const student = await seed.student();
  schoolId = student.schools_id;
  const inSchool = { schoolId };
  const stranger = await seed.teacher({ schoolId: (await seed.school({ offers_id: offerIds.SCHOOL_FREE })).id });
  strangerSchool = stranger.schoolId!;
  people = {
    superadmin: await seed.superadmin(),
    teacher: await seed.teacher(inSchool),
    schoolAdmin: await seed.schoolAdmin(inSchool),
    follower: await seed.follower({ ...inSchool, studentId: student.id }),
    stranger,
  };
});

afterEach(async () => {
  await sql`delete from announcements`.execute(server.db);
  await sql`delete from notifications`.execute(server.db);
});

afterAll(() => server.close());

const fields = { level: 'WARNING', content_fr: 'Maintenance dimanche.' } as const;
const days = (start = 0, end = 3) => ({ date_start: addDays(today(), start), date_end: addDays(today(), end) });

const body = (overrides: object = {}) => ({
  ...fields,
  ...days(),
  target: 'SCHOOLS' as const,
  schools_id: [schoolId],
  ...overrides,
});

const announce = async (overrides: object = {}) => {
  const response = await server.as(people.superadmin).call(announcements.create, { body: body(overrides) });
  expect(response.status).toBe(201);
  return response.body.id;
};

const listCurrent = async (person: Person) =>
  (await server.as(person).body(announcements.current)).announcements.map(({ id }) => id);

const listNotifications = async (person: Person, lang: 'fr' | 'en' = 'fr') =>
  (await server.as(person).body(notifications.list, { query: { lang } })).notifications.map(
    ({ notification }) => notification.content,
  );

test('an announcement is shown to people of the chosen schools or offers only; the most severe comes first, then the newest [announcements.target] [announcements.banner]', async () => {
  const id = await announce();
  for (const person of [people.teacher, people.schoolAdmin, people.follower]) {
    expect(await listCurrent(person)).toEqual([id]);
  }
  expect(await listCurrent(people.stranger)).toEqual([]);
  const ofOffer = await announce({ target: 'OFFERS', offers: [offerIds.SCHOOL_FREE] });
  const toAll = await announce({ target: 'ALL' });
  expect(await listCurrent(people.stranger)).toEqual([toAll, ofOffer]);
  expect(await listCurrent(people.teacher)).toEqual([toAll, id]);
  const severe = await announce({ level: 'ALERT' });
  expect((await listCurrent(people.teacher))[0]).toBe(severe);
});

test('dismissing an announcement hides it for that person only; people of another school can’t dismiss it [announcements.dismiss]', async () => {
  const id = await announce();
  const dismiss = (person: Person) => server.as(person).status(announcements.dismiss, { id });
  expect(await dismiss(people.stranger)).toBe(404);
  expect([await dismiss(people.teacher), await dismiss(people.teacher)]).toEqual([204, 204]);
  expect(await listCurrent(people.teacher)).toEqual([]);
  expect(await listCurrent(people.schoolAdmin)).toEqual([id]);
});

test('an announcement runs from its first to its last day, unless it is ended earlier [announcements.days]', async () => {
  const planned = await announce(days(1, 2));
  expect(await listCurrent(people.teacher)).toEqual([]);
  const move = (set: ReturnType<typeof sql>) =>
    sql`update announcements set ${set} where id = ${planned}`.execute(server.db);
  await move(
    sql`date_start = (now() at time zone 'Europe/Paris')::date, date_end = (now() at time zone 'Europe/Paris')::date`,
  );
  const page = await server.as(people.teacher).body(announcements.current);
  const { date_over } = page.announcements[0]!;
  expect(new Date(date_over).toLocaleString('fr-FR', { timeZone: 'Europe/Paris' })).toMatch(/ 00:00:00$/);
  expect(new Date(date_over).getTime()).toBeGreaterThan(Date.now());
  const change = (is_stopped: boolean) =>
    server.as(people.superadmin).call(announcements.update, { id: planned, body: { is_stopped } });
  expect((await change(true)).body).toMatchObject({ state: 'ENDED', date_stop: expect.any(String) as unknown });
  expect(await listCurrent(people.teacher)).toEqual([]);
  expect((await change(false)).body).toMatchObject({ state: 'RUNNING', date_stop: null });
  await move(sql`date_start = date_start - 2, date_end = date_end - 1`);
  expect(await listCurrent(people.teacher)).toEqual([]);
});

test('an announcement notifies once, on its first day, in the reader’s language [announcements.notified]', async () => {
  const content_en = 'Maintenance on Sunday.';
  const id = await announce({ ...days(1, 2), content_en });
  await startAnnouncements(server.db);
  expect(await listNotifications(people.teacher)).toEqual([]);
  await sql`update announcements set date_start = date_start - 1 where id = ${id}`.execute(server.db);
  await Promise.all([startAnnouncements(server.db), startAnnouncements(server.db)]);
  await sql`update notifications set date_visible = now()`.execute(server.db);
  expect(await listNotifications(people.teacher)).toEqual([fields.content_fr]);
  expect(await listNotifications(people.follower, 'en')).toEqual([content_en]);
  expect(await listNotifications(people.stranger)).toEqual([]);
});

test('a change of text or schools updates the notifications [announcements.notified]', async () => {
  const id = await announce();
  const changed = { content_fr: 'Maintenance lundi.', schools_id: [strangerSchool] };
  await server.as(people.superadmin).call(announcements.update, { id, body: changed });
  await sql`update notifications set date_visible = now()`.execute(server.db);
  expect([await listNotifications(people.teacher), await listCurrent(people.teacher)]).toEqual([[], []]);
  expect([await listNotifications(people.stranger), await listCurrent(people.stranger)]).toEqual([
    ['Maintenance lundi.'],
    [id],
  ]);
});

test('a change of the target replaces chosen schools by offers, offers by all schools, and these by schools [announcements.target]', async () => {
  const id = await announce();
  const caller = server.as(people.superadmin);
  const change = (changes: object) => caller.body(announcements.update, { id, body: changes });
  const readers = async () => [await listCurrent(people.teacher), await listCurrent(people.stranger)];
  const toOffers = await change({ target: 'OFFERS', offers: [offerIds.SCHOOL_FREE] });
  expect([toOffers.offers, toOffers.schools, await readers()]).toEqual([[offerIds.SCHOOL_FREE], [], [[], [id]]]);
  const toAll = await change({ target: 'ALL' });
  expect([toAll.offers, toAll.schools, await readers()]).toEqual([[], [], [[id], [id]]]);
  // Neither the offers nor the schools of an earlier target are used again.
  expect(await caller.status(announcements.update, { id, body: { target: 'OFFERS' } })).toBe(422);
  expect(await caller.status(announcements.update, { id, body: { target: 'SCHOOLS' } })).toBe(422);
  await change({ target: 'OFFERS', offers: [offerIds.SCHOOL_FREE] });
  await change({ target: 'SCHOOLS', schools_id: [schoolId] });
  expect(await readers()).toEqual([[id], []]);
});

test('people of archived schools are not notified, and these schools are not counted [announcements.target]', async () => {
  const school = await server.seed.school({ status: 'ARCHIVED', offers_id: offerIds.TEACHER_FREE });
  const teacher = await server.seed.teacher({ schoolId: school.id });
  const open = await server.seed.school({ offers_id: offerIds.TEACHER_FREE });
  const colleague = await server.seed.teacher({ schoolId: open.id });
  const id = await announce({ target: 'OFFERS', offers: [offerIds.TEACHER_FREE] });
  const notified = await server.db.selectFrom('notifications_users').select('authentications_id').execute();
  const accounts = notified.map(({ authentications_id }) => authentications_id);
  expect([accounts.includes(colleague.id), accounts.includes(teacher.id)]).toEqual([true, false]);
  expect(await server.as(people.superadmin).body(announcements.view, { id })).toMatchObject({ nb_schools: 1 });
});

test('a deletion can be undone within 24 hours, not later [announcements.undo]', async () => {
  const id = await announce();
  const caller = server.as(people.superadmin);
  expect(await caller.status(announcements.remove, { id })).toBe(204);
  expect([await listCurrent(people.teacher), await listNotifications(people.teacher)]).toEqual([[], []]);
  expect(await caller.status(announcements.view, { id })).toBe(404);
  expect(await caller.status(announcements.update, { id, body: { content_fr: 'x' } })).toBe(404);
  await sql`update announcements set date_delete = now() - interval '23 hours'`.execute(server.db);
  expect(await caller.body(announcements.restore, { id })).toMatchObject({ id, state: 'RUNNING' });
  expect(await listCurrent(people.teacher)).toEqual([id]);
  await caller.call(announcements.remove, { id });
  await sql`update announcements set date_delete = now() - interval '25 hours'`.execute(server.db);
  expect(await caller.errorCode(announcements.restore, { id })).toBe('UNDO_TOO_LATE');
});

test('undoing a deletion shows the same notifications again, on open pages too; viewed notifications stay viewed, and no notification is mailed meanwhile; after 24 hours the notifications are deleted [announcements.undo] [notifications.badge-live]', async () => {
  const id = await announce();
  await sql`update notifications set date_visible = now()`.execute(server.db);
  const caller = server.as(people.teacher);
  const superadmin = server.as(people.superadmin);
  const ownNotifications = async () => (await caller.body(notifications.list)).notifications;
  const countUnread = async () => (await caller.body(notifications.count)).count;
  const [before] = await ownNotifications();
  await caller.call(notifications.viewed, { id: before!.id });
  await sql`
    update notifications_users
    set date_mail = now() - interval '1 hour'
    where authentications_id = ${people.follower.id}
  `.execute(server.db);
  await superadmin.call(announcements.remove, { id });
  await queueNotificationMails(server);
  expect([await ownNotifications(), await countUnread(), await listNotifications(people.follower)]).toEqual([
    [],
    0,
    [],
  ]);
  const headers = { authorization: `Bearer ${people.teacher.token}` };
  const page = await watch(server.origin, { headers, path: '/account/live' });
  await page.until(() => page.events.length === 1);
  await superadmin.call(announcements.restore, { id });
  await page.until(() => page.events.some(({ event }) => event === 'notifications'));
  page.leave();
  expect(await ownNotifications()).toEqual([{ ...before, is_viewed: true }]);
  expect([await countUnread(), await listNotifications(people.follower)]).toEqual([0, [fields.content_fr]]);
  const { rows } = await sql<{ nb: number }>`
    select count(*)::int as nb
    from notifications_users
    where authentications_id = ${people.follower.id} and date_mailed is not null
  `.execute(server.db);
  expect(rows).toEqual([{ nb: 0 }]);
  await superadmin.call(announcements.remove, { id });
  const later = fromNow({ hours: 25 });
  await server.db.transaction().execute((trx) => retentionRules['deleted-announcements'].run(trx, later, 10));
  expect(await server.db.selectFrom('notifications').select('id').execute()).toEqual([]);
});

test('marking all notifications as viewed leaves those of a deleted announcement unread, until the deletion is undone [notifications.viewed] [announcements.undo]', async () => {
  await announce();
  const deleted = await announce({ content_fr: 'Supprimée par erreur.' });
  await sql`update notifications set date_visible = now()`.execute(server.db);
  const caller = server.as(people.teacher);
  const superadmin = server.as(people.superadmin);
  const countUnread = async () => (await caller.body(notifications.count)).count;
  expect(await countUnread()).toBe(2);
  await superadmin.call(announcements.remove, { id: deleted });
  expect(await caller.status(notifications.viewedAll)).toBe(204);
  expect(await countUnread()).toBe(0);
  await superadmin.call(announcements.restore, { id: deleted });
  const body = await caller.body(notifications.list);
  expect(body.notifications.filter(({ is_viewed }) => !is_viewed)).toMatchObject([
    { notification: { content: 'Supprimée par erreur.' } },
  ]);
});

test('a running announcement that is postponed is shown live on its new first day; it notifies readers added meanwhile, and nobody is notified twice [announcements.notified]', async () => {
  const id = await announce();
  const body = { ...days(1, 3), schools_id: [schoolId, strangerSchool] };
  expect((await server.as(people.superadmin).body(announcements.update, { id, body })).state).toBe('PLANNED');
  await startAnnouncements(server.db);
  await sql`update announcements set date_start = date_start - 1 where id = ${id}`.execute(server.db);
  const headers = { authorization: `Bearer ${people.teacher.token}` };
  const page = await watch(server.origin, { headers, path: '/account/live' });
  await page.until(() => page.events.length === 1);
  await startAnnouncements(server.db);
  await page.until(() => page.events.some(({ event }) => event === 'announcements'));
  page.leave();
  await startAnnouncements(server.db);
  await sql`update notifications set date_visible = now()`.execute(server.db);
  for (const person of [people.teacher, people.stranger]) {
    expect(await listNotifications(person)).toEqual([fields.content_fr]);
  }
});

test('an announcement that cannot be notified does not stop the others', async () => {
  const ids = [await announce(days(1, 2)), await announce({ ...days(1, 2), content_fr: 'Une autre annonce.' })];
  await sql`update announcements set date_start = date_start - 1 where id = any(${ids})`.execute(server.db);
  const isOther = sql`content <> ${sql.lit(fields.content_fr)}`;
  await sql`alter table notifications add constraint poison check (${isOther})`.execute(server.db);
  await expect(startAnnouncements(server.db)).rejects.toThrow('announcements failed');
  await sql`alter table notifications drop constraint poison`.execute(server.db);
  await sql`update notifications set date_visible = now()`.execute(server.db);
  expect(await listNotifications(people.teacher)).toEqual(['Une autre annonce.']);
  await startAnnouncements(server.db);
  expect(await listNotifications(people.teacher)).toHaveLength(2);
});

test('the same request sent twice creates one announcement', async () => {
  const request_id = '3b3c1d1e-5f0a-4a8e-9b1b-0f4f2e6a7c11';
  const ids = await Promise.all([announce({ request_id }), announce({ request_id })]);
  expect(ids[0]).toBe(ids[1]);
  expect(await listCurrent(people.teacher)).toEqual([ids[0]]);
});

test.each([
  [{ target: 'SCHOOLS', schools_id: [] }, 'schools_id'],
  [{ target: 'SCHOOLS', schools_id: [2_000_000_000] }, 'schools_id'],
  [{ target: 'OFFERS', offers: [] }, 'offers'],
  [{ target: 'OFFERS', offers: [5] }, 'offers'],
  [{ date_start: '2026-11-22', date_end: '2026-11-21' }, 'date_end'],
  [{ content_fr: ' ' }, 'content_fr'],
  [{ content_en: 'a'.repeat(301) }, 'content_en'],
  [{ level: 'LOUD' }, 'level'],
])('refuses %j and names the field', async (wrong, field) => {
  const { status, error } = await server.as(people.superadmin).call(announcements.create, { body: body(wrong) });
  expect({ status, fields: Object.keys(error.fields!) }).toEqual({ status: 422, fields: [field] });
});

test('announcements are filtered by state, text and school, and created by superadmins only, who have no banner themselves', async () => {
  const running = await announce();
  const planned = await announce({ ...days(1, 2), target: 'ALL' });
  const list = async (query: Record<string, unknown>) =>
    (await server.as(people.superadmin).body(announcements.list, { query })).announcements.map(({ id }) => id);
  expect(await list({})).toEqual([planned, running]);
  expect(await list({ state: 'RUNNING' })).toEqual([running]);
  expect(await list({ search: 'MAINTÉNANCE zzz' })).toEqual([]);
  expect(await list({ search: 'MAINTÉNANCE' })).toEqual([planned, running]);
  expect(await list({ school_id: strangerSchool })).toEqual([planned]);
  for (const person of [people.teacher, people.schoolAdmin, people.follower]) {
    expect(await server.as(person).status(announcements.create, { body: body() })).toBe(403);
  }
  expect(await server.anonymous.status(announcements.current)).toBe(401);
  expect(await server.as(people.superadmin).status(announcements.current)).toBe(403);
});

test('of two superadmins who edit the same announcement, the second gets a conflict; ending an announcement early keeps its version [announcements.versions]', async () => {
  const id = await announce();
  const caller = server.as(people.superadmin);
  const otherSuperadmin = await server.seed.superadmin();
  const { version } = await caller.body(announcements.view, { id });

  const change = ({ token }: Person, body: object, expected: number) =>
    callerOf(server.origin, { authorization: `Bearer ${token}`, 'if-match': `"${expected}"` }).call(
      announcements.update,
      { id, body },
    );

  expect((await change(people.superadmin, { content_fr: 'Maintenance lundi.' }, version)).body).toMatchObject({
    version: version + 1,
  });
  const conflict = await change(otherSuperadmin, { level: 'ALERT' }, version);
  expect(conflict.status).toBe(409);
  expect(conflict.error).toMatchObject({ code: 'VERSION_CHANGED', current: { id, content_fr: 'Maintenance lundi.' } });
  const schools_id = [schoolId, strangerSchool];
  expect((await change(otherSuperadmin, { schools_id }, version + 1)).body).toMatchObject({ version: version + 2 });
  expect((await change(otherSuperadmin, { is_stopped: true }, version + 2)).body).toMatchObject({
    version: version + 2,
  });
  expect(await caller.status(announcements.update, { id, body: { level: 'INFO' } })).toBe(200);
});

test.each([
  ['29 February', '2096-02-29', '2096-02-29T23:00:00.000Z'],
  ['31 December', '2096-12-31', '2096-12-31T23:00:00.000Z'],
  ['a month’s end', '2096-04-30', '2096-04-30T22:00:00.000Z'],
  ['the spring change of clocks', '2096-03-25', '2096-03-25T22:00:00.000Z'],
  ['the autumn change of clocks', '2096-10-28', '2096-10-28T23:00:00.000Z'],
])('a banner ends at midnight in Paris after its last day: %s [announcements.days]', async (_case, date_end, over) => {
  const id = await announce();
  await sql`update announcements set date_end = ${date_end}::date where id = ${id}`.execute(server.db);
  const page = await server.as(people.teacher).body(announcements.current);
  expect(new Date(page.announcements[0]!.date_over).toISOString()).toBe(over);
});
