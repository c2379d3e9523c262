import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { auth } from '@memocartes/contract/auth/auth.routes';
import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { home } from '@memocartes/contract/devices/home-revision/home.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { scan } from '@memocartes/contract/learning/scan/scan.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import { packs } from '@memocartes/contract/packs/packs.routes';
import { portal } from '@memocartes/contract/portal/portal.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { sql } from 'kysely';

import { notifyAccessEnds } from '../access-ends/access-ends.jobs.ts';
import { issueTicket } from '../auth/tickets/tickets.ts';
import { insertOperation } from '../bulk-operations/bulk-operations.writes.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { claimJob, finishJob } from '../print/print.writes.ts';
import {
  answerTo,
  createClassroom,
  givePack,
  laterWeek,
  moveCardsOf,
  openRevision,
  schoolWeek,
  someCards,
} from '../testing/classroom.ts';
import { homeClassroom } from '../testing/home.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  const REMOTES_DIR = await mkdtemp(join(tmpdir(), 'remotes-'));
  await writeFile(join(REMOTES_DIR, 'registry.json'), '{"remotes":{"mf-teacher":{"version":"2.0.0"}}}');
  server = await testServer({ REMOTES_DIR });
});

afterAll(() => server.close());

/** Kinds of an account's notifications, oldest first. */
const kinds = async ({ id }: { id: number }) =>
  (
    await server.db
      .selectFrom('notifications_users')
      .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
      .select('notifications.kind')
      .where('notifications_users.authentications_id', '=', id)
      .orderBy('notifications.id')
      .execute()
  ).map(({ kind }) => kind as NotificationKind);

test('assigning a pack to a class notifies its followers; a refused assignment does not', async () => {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 1);
  const pack = await givePack(server, classroom, cards, laterWeek);

  const give = () =>
    server
      .as(classroom.teacher)
      .status(packs.assign, { id: pack.id, body: { classes_id: classroom.class_.id, week: schoolWeek } });

  expect(await give()).toBe(201);
  expect(await give()).toBe(409);
  expect(await kinds(classroom.follower)).toEqual(['PACK_GIVEN']);
});

test('a pack that is unassigned and assigned again does not notify the followers again [notifications.pack-once]', async () => {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 1);
  const pack = await givePack(server, classroom, cards, laterWeek);
  const teacher = server.as(classroom.teacher);
  const assignment = { classes_id: classroom.class_.id, week: schoolWeek };
  expect(await teacher.status(packs.assign, { id: pack.id, body: assignment })).toBe(201);
  expect(await teacher.status(packs.unassign, { id: pack.id, ...assignment })).toBe(204);
  expect(await teacher.status(packs.assign, { id: pack.id, body: assignment })).toBe(201);
  expect(await kinds(classroom.follower)).toEqual(['PACK_GIVEN']);
});

test('creating a pack that is assigned to a class notifies the followers too', async () => {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 1);
  const body = {
    title: 'Tables',
    name: 'Tables',
    icon: 'book',
    cards,
    classes_id: classroom.class_.id,
    week: schoolWeek,
  };
  expect(await server.as(classroom.teacher).status(packs.create, { body })).toBe(201);
  expect(await kinds(classroom.follower)).toEqual(['PACK_GIVEN']);
});

test('ending a student’s revision twice on the same day notifies the follower once', async () => {
  const { child, ofZoe, follower, cards } = await openRevision(server, 1);
  for (let times = 0; times < 2; times += 1) {
    await child.call(device.start, ofZoe);
    await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
    await child.call(device.end, ofZoe);
  }
  expect(await kinds(follower)).toEqual(['REVISION_ENDED']);
});

test('ending a revision whose only answer was undone does not notify the follower [notifications.revision-ended]', async () => {
  const { child, ofZoe, follower, cards, teacher, session } = await openRevision(server, 1);
  await child.call(device.start, ofZoe);
  const given = answerTo(cards[0]!, 'right');
  const { is_right: _right, ...undo } = { ...answerTo(cards[0]!, 'right'), undoes: given.client_id };
  await child.call(device.answers, { ...ofZoe, body: { answers: [given, undo] } });
  await child.call(device.end, ofZoe);
  await server.as(teacher).call(sessions.close, { id: session.id });
  expect(await kinds(follower)).toEqual([]);
});

test('closing a session on a later day does not notify again of revisions that had ended [notifications.revision-ended]', async () => {
  const { child, ofZoe, follower, zoe, cards, teacher, session } = await openRevision(server, 1);
  await child.call(device.start, ofZoe);
  await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
  await child.call(device.end, ofZoe);
  // Backdated, so that the unique index on the day would accept a second notification.
  const back = sql<string>`now() - interval '1 day'`;
  await server.db.updateTable('notifications').set({ date_create: back }).where('students_id', '=', zoe.id).execute();
  await server.as(teacher).call(sessions.close, { id: session.id });
  expect(await kinds(follower)).toEqual(['REVISION_ENDED']);
});

test('closing the session notifies followers of students who answered, and no others', async () => {
  const { child, ofZoe, follower, ada, school, cards, teacher, session } = await openRevision(server, 1);
  const otherFollower = await server.seed.follower({ schoolId: school.id, studentId: ada.id });
  await child.call(device.start, ofZoe);
  await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
  await server.as(teacher).call(sessions.close, { id: session.id });
  expect(await kinds(follower)).toEqual(['REVISION_ENDED']);
  expect(await kinds(otherFollower)).toEqual([]);
});

test('notifies once of an acquired pack when its last card reaches box 5 [notifications.pack-acquired]', async () => {
  const { child, ofZoe, follower, zoe, cards } = await openRevision(server, 1);
  const { epoch } = await server.db
    .selectFrom('students')
    .select('epoch')
    .where('id', '=', zoe.id)
    .executeTakeFirstOrThrow();
  // The card was placed in box 4 long ago: it is due, and one right answer moves it to box 5.
  await server.db
    .insertInto('cards_events')
    .values({
      client_id: crypto.randomUUID(),
      students_id: zoe.id,
      cards_id: cards[0]!,
      epoch,
      kind: 'PLACE',
      box: 4,
      answered_at: '2026-01-05T09:00:00Z',
    } as never)
    .execute();
  await child.call(device.start, ofZoe);
  const body = await child.body(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
  expect(body.cards[0]).toMatchObject({ box: 5 });
  await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
  expect(await kinds(follower)).toEqual(['SET_ACQUIRED']);
});

/** Places a student's card by hand, long ago; the card is due if it is not in box 5. */
const placedLongAgo = async (studentId: number, cardId: number, { epoch = 1, box = 4 } = {}) => {
  const answered_at = '2026-01-05T09:00:00Z';
  await server.seed.cardEvent({ students_id: studentId, cards_id: cardId, epoch, kind: 'PLACE', box, answered_at });
  await moveCardsOf(server, studentId);
};

/** Resets a student's boxes; the card is acquired since. */
async function resetAndAcquire(studentId: number, cardId: number): Promise<void> {
  await server.db.deleteFrom('cards_students').where('students_id', '=', studentId).execute();
  await server.db.updateTable('students').set({ epoch: 2 }).where('id', '=', studentId).execute();
  await placedLongAgo(studentId, cardId, { epoch: 2, box: 5 });
}

test('a pack is acquired once all its cards except archived ones are, but not before its week [notifications.pack-acquired]', async () => {
  const classroom = await openRevision(server, 2);
  const { child, ofZoe, zoe } = classroom;
  const [card, archived] = classroom.cards as [number, number];
  const ofNextWeek = await givePack(server, classroom, [card], addDays(mondayOf(today()), 7));
  await server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', '=', archived).execute();
  await placedLongAgo(zoe.id, card);
  await child.call(device.start, ofZoe);
  await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(card, 'right')] } });
  const notified = await server.db
    .selectFrom('notifications')
    .select('params')
    .where('students_id', '=', zoe.id)
    .where('kind', '=', 'SET_ACQUIRED')
    .execute();
  const packIds = notified.map(({ params }) => params['pack_id']);
  expect(packIds).toHaveLength(1);
  expect(packIds).not.toContain(ofNextWeek.id);
});

test('an answer at home that completes a pack notifies the follower, a practice answer does not [notifications.pack-acquired]', async () => {
  for (const [option, expected] of [
    ['PRACTICE', []],
    ['COUNTS', ['SET_ACQUIRED']],
  ] as const) {
    const { follower, zoe, cards, attachDevice, ofZoe } = await homeClassroom(server, option, 1);
    await placedLongAgo(zoe.id, cards[0]!);
    const child = await attachDevice();
    const body = await child.body(home.start, ofZoe);
    const answers = [answerTo(cards[0]!, 'right')];
    await child.call(home.answers, { ...ofZoe, id: body.id, body: { answers } });
    expect(await kinds(follower)).toEqual(expected);
  }
});

test('a scan that completes a pack notifies the follower [notifications.pack-acquired]', async () => {
  const { follower, zoe, cards, teacher } = await homeClassroom(server, 'OFF', 1);
  await server.db.updateTable('students').set({ is_phygital: true }).where('id', '=', zoe.id).execute();
  await placedLongAgo(zoe.id, cards[0]!);
  const [card] = await server.db.selectFrom('cards').select('qr_code').where('id', '=', cards[0]!).execute();
  const answered = { is_right: true, answered_at: new Date().toISOString() };
  const scans = [{ client_id: crypto.randomUUID(), code: card!.qr_code, ...answered }];
  await server.as(teacher).call(scan.record, { student_id: zoe.id, body: { epoch: 1, scans } });
  expect(await kinds(follower)).toEqual(['SET_ACQUIRED']);
});

describe('a late answer given before a reset sends no notification of an acquired pack, even if the cards of the pack have been acquired since', () => {
  test('in class [boxes.late-answer]', async () => {
    const { child, ofZoe, follower, zoe, cards } = await openRevision(server, 1);
    await child.call(device.start, ofZoe);
    await resetAndAcquire(zoe.id, cards[0]!);
    const late = { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } };
    expect([await child.status(device.answers, late), await kinds(follower)]).toEqual([200, []]);
  });

  test('at home [boxes.late-answer]', async () => {
    const { follower, zoe, cards, attachDevice, ofZoe } = await homeClassroom(server, 'COUNTS', 1);
    const child = await attachDevice();
    const { id } = await child.body(home.start, ofZoe);
    await resetAndAcquire(zoe.id, cards[0]!);
    const late = { ...ofZoe, id, body: { answers: [answerTo(cards[0]!, 'right')] } };
    expect([await child.status(home.answers, late), await kinds(follower)]).toEqual([200, []]);
  });

  test('of a scan [boxes.late-answer]', async () => {
    const { follower, zoe, cards, teacher } = await homeClassroom(server, 'OFF', 1);
    await server.db.updateTable('students').set({ is_phygital: true }).where('id', '=', zoe.id).execute();
    await resetAndAcquire(zoe.id, cards[0]!);
    const [card] = await server.db.selectFrom('cards').select('qr_code').where('id', '=', cards[0]!).execute();
    const answered = { is_right: true, answered_at: new Date().toISOString() };
    const scans = [{ client_id: crypto.randomUUID(), code: card!.qr_code, ...answered }];
    const status = await server.as(teacher).status(scan.record, { student_id: zoe.id, body: { epoch: 1, scans } });
    expect([status, await kinds(follower)]).toEqual([200, []]);
  });
});

test.each(['IMPORT', 'YEAR_CHANGE'] as const)('notifies when %s is done and when it is undone', async (kind) => {
  const { school, schoolAdmin } = await createClassroom(server);
  const actor = { kind: 'ADMIN', id: schoolAdmin.id, schoolId: school.id } as never;
  const done = { schoolId: school.id, kind, summary: {}, data: { students: [], pupils: [], classes: [] } };
  const { id } = await server.db.transaction().execute((trx) => insertOperation(trx, actor, done));
  const status = await server.as(schoolAdmin).status(operations.undo, { id });
  expect([status, await kinds(schoolAdmin)]).toEqual([200, [`${kind}_DONE`, `${kind}_UNDONE`]]);
});

test('an accepted invitation notifies the person who sent it', async () => {
  const { school, schoolAdmin } = await createClassroom(server);
  const account = { status: 'PENDING', invited_by: schoolAdmin.id } as const;
  const person = await server.seed.teacher({ schoolId: school.id, account });
  const { secret } = await issueTicket(server.db, person.id, 'INVITATION');
  const status = await server.anonymous.status(auth.setPassword, {
    body: { ticket: secret, password: 'Phrase-de-passe-2026!' },
  });
  expect([status, await kinds(schoolAdmin)]).toEqual([200, ['INVITATION_ACCEPTED']]);
});

test('adding a student notifies the school admin when at least 90 % of the seats are taken', async () => {
  const { school, schoolAdmin } = await createClassroom(server);
  await server.db.updateTable('schools').set({ nb_students_max: 3 }).where('id', '=', school.id).execute();
  const body = { firstname: 'Lou', lastname: 'Petit', level: 'CE1' };
  await server.as(schoolAdmin).call(students.create, { body } as never);
  expect(await kinds(schoolAdmin)).toEqual(['SEATS_AT_90']);
});

test('a finished print notifies its author', async () => {
  const { school, teacher } = await createClassroom(server);
  const { id } = await sql<{ id: number }>`
    insert into print_jobs (authentications_id, schools_id, school_year, options, cards, nb_pages)
    values (${teacher.id}, ${school.id}, 2026, '{}', '{1}', 1)
    returning id
  `
    .execute(server.db)
    .then(takeFirstOrThrow);
  const job = await claimJob(server.db, id);
  await finishJob(server.db, job!, Buffer.from('%PDF'));
  expect(await kinds(teacher)).toEqual(['PRINT_READY']);
});

test.each([
  ['29 February', '2028-02-29', '2028-02-15T10:00:00+01:00', 14],
  ['31 December, 00:30', '2026-12-31', '2026-12-17T00:30:00+01:00', 14],
  ['31 December, the evening before', '2026-12-31', '2026-12-16T23:30:00+01:00', undefined],
  ['over the spring change of clocks', '2027-03-29', '2027-03-26T00:30:00+01:00', 3],
  ['over the autumn change of clocks', '2027-11-01', '2027-10-29T00:30:00+02:00', 3],
  ['a month’s end', '2027-02-28', '2027-02-25T00:30:00+01:00', 3],
])('notifies 14 and 3 days before the end of access: %s [schools.end-mails]', async (_case, end, now, days) => {
  const { school } = await createClassroom(server);
  await sql`
    update schools
    set date_expiration = ((${end}::date + 1)::timestamp at time zone 'Europe/Paris') - interval '1 second'
    where id = ${school.id}
  `.execute(server.db);
  const instant = new Date(now).toISOString();
  await notifyAccessEnds(server.db, instant);
  await notifyAccessEnds(server.db, instant);
  const { rows } = await sql<{ days: number }>`
    select (params ->> 'days')::int as days
    from notifications
    where schools_id = ${school.id} and kind = 'ACCESS_ENDS' and link = '/my-school'
  `.execute(server.db);
  expect(rows.map((row) => row.days)).toEqual(days === undefined ? [] : [days]);
});

test.each([
  [20, []],
  [14, ['ACCESS_ENDS']],
  [13, ['ACCESS_ENDS']],
  [3, ['ACCESS_ENDS']],
])('access that ends in %i days: notifies %j, even if the job runs twice', async (days, expected) => {
  const { school, schoolAdmin } = await createClassroom(server);
  await sql`
    update schools
    set date_expiration = now() + make_interval(days => ${days})
    where id = ${school.id}
  `.execute(server.db);
  await notifyAccessEnds(server.db);
  await notifyAccessEnds(server.db);
  expect(await kinds(schoolAdmin)).toEqual(expected);
});

test('a failure for one school does not keep the others from being notified of the end of their access [schools.end-mails]', async () => {
  const failing = await createClassroom(server);
  const other = await createClassroom(server);
  await sql`
    update schools
    set date_expiration = now() + interval '3 days'
    where id in (${failing.school.id}, ${other.school.id})
  `.execute(server.db);
  await sql`
    alter table notifications
    add constraint refused check (schools_id is distinct from ${sql.lit(failing.school.id)}) not valid
  `.execute(server.db);
  await expect(notifyAccessEnds(server.db)).rejects.toThrow('notifications of ending access failed');
  await sql`alter table notifications drop constraint refused`.execute(server.db);
  expect(await kinds(other.schoolAdmin)).toEqual(['ACCESS_ENDS']);
  await notifyAccessEnds(server.db);
  expect(await kinds(failing.schoolAdmin)).toEqual(['ACCESS_ENDS']);
});

test('a published remote notifies superadmins at its third load failure, an unknown remote or version does not [portal.load-alert]', async () => {
  const superadmin = await server.seed.superadmin();
  const report = (remote: string, version: string) =>
    server.anonymous.call(portal.remoteReports, { body: { reports: [{ remote, version, kind: 'LOAD_FAILURE' }] } });
  for (let n = 0; n < 3; n += 1) await report('mf-invented', '2.0.0');
  for (let n = 0; n < 3; n += 1) await report('mf-teacher', '1.0.0');
  await report('mf-teacher', '2.0.0');
  await report('mf-teacher', '2.0.0');
  expect(await kinds(superadmin)).toEqual([]);
  await report('mf-teacher', '2.0.0');
  await report('mf-teacher', '2.0.0');
  expect(await kinds(superadmin)).toEqual(['REMOTE_FAILED']);
});
