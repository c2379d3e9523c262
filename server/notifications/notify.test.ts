import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { administrationKinds } from '@memocartes/contract/notifications/testing/links';
import { offerIds } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { createClassroom, givePack, someCards } from '../testing/classroom.ts';
import { ago } from '../testing/data/instants.ts';
import { watch, type Watched } from '../testing/live.ts';
import {
  addInvoice,
  countsOf,
  deliveries,
  emit,
  exampleEvent,
  expectDeclaredLinks,
  inbox,
  seedNotificationSchool,
} from '../testing/notifications.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { notify } from './notify.ts';
import type { NotificationEvent } from './rules/notification-events.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

test('an independent teacher is notified like a school admin, with links that they may open [notifications.links]', async () => {
  const { seed, db } = server;
  const school = await seed.school({
    offers_id: offerIds.TEACHER_FREE,
    nb_physical_boxes: 0,
    date_expiration: '2099-01-01T00:00:00Z',
  });
  const teacher = await seed.teacher({ schoolId: school.id });
  const schools_id = school.id;
  const operation = await db
    .insertInto('operations')
    .values({ schools_id, authentications_id: teacher.id, kind: 'IMPORT' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const follower = await seed.follower({ schoolId: schools_id });
  await db.updateTable('authentications').set({ invited_by: teacher.id }).where('id', '=', follower.id).execute();
  for (let n = 0; n < 27; n += 1) await seed.student({ schools_id });
  for (const kind of ['IMPORT_DONE', 'IMPORT_UNDONE', 'YEAR_CHANGE_DONE', 'YEAR_CHANGE_UNDONE'] as const) {
    await emit(server, { kind, operationId: operation.id });
  }
  await emit(server, { kind: 'INVITATION_ACCEPTED', accountId: follower.id });
  await emit(server, { kind: 'SEATS_AT_90', schoolId: schools_id });
  await emit(server, { kind: 'ACCESS_ENDS', schoolId: schools_id, days: 14 });
  const invoiceId = await addInvoice(server, schools_id);
  await emit(server, { kind: 'INVOICE_ISSUED', invoiceId });
  await emit(server, { kind: 'INVOICE_LATE', invoiceId });
  expect(await countsOf(server, [teacher])).toEqual([administrationKinds.length]);
  await expectDeclaredLinks(server, teacher);
});

test('a teacher who does not administer the school is not notified of an accepted invitation [notifications.links]', async () => {
  const seeded = await seedNotificationSchool(server);
  await server.db
    .updateTable('authentications')
    .set({ invited_by: seeded.teacher.id })
    .where('id', '=', seeded.follower.id)
    .execute();
  await emit(server, { kind: 'INVITATION_ACCEPTED', accountId: seeded.follower.id });
  expect(await countsOf(server, [seeded.teacher])).toEqual([0]);
});

test('REMOTE_FAILED notifies superadmins, once a day per version, with a link to the versions page', async () => {
  const { superadmin, schoolAdmin } = await seedNotificationSchool(server);
  const failed = { kind: 'REMOTE_FAILED', remote: 'mf-teacher', version: '1.2.3' } as const;
  await emit(server, failed);
  await emit(server, failed);
  expect(await countsOf(server, [superadmin, schoolAdmin])).toEqual([1, 0]);
  expect((await inbox(server, superadmin))[0]).toMatchObject({ type: 'ALERT', link: '/superadmin/versions' });
  await expectDeclaredLinks(server, superadmin);
  await emit(server, { ...failed, version: '1.2.4' });
  expect(await countsOf(server, [superadmin])).toEqual([2]);
});

test('REMOTE_FAILED notifies again of a version that still fails a day later [portal.load-alert]', async () => {
  const { superadmin } = await seedNotificationSchool(server);
  const failed = { kind: 'REMOTE_FAILED', remote: 'mf-teacher', version: '2.3.4' } as const;

  const emitAfter = async (hours: number) => {
    const params = JSON.stringify({ remote: failed.remote, version: failed.version });
    await sql`
      update notifications
      set date_create = now() - make_interval(hours => ${hours})
      where kind = 'REMOTE_FAILED' and params = ${params}::jsonb
    `.execute(server.db);
    await emit(server, failed);
    return countsOf(server, [superadmin]);
  };

  expect([await emitAfter(0), await emitAfter(23), await emitAfter(25)]).toEqual([[1], [1], [2]]);
});

test('REMOTE_DROPPED notifies superadmins, with the figures', async () => {
  const { superadmin, schoolAdmin } = await seedNotificationSchool(server);
  // The text must also be correct for one person and one failure.
  const figures = { failedPeople: 1, people: 12, failures: 1, loads: 50 };
  await emit(server, { kind: 'REMOTE_DROPPED', remote: 'mf-teacher', version: '1.2.3', figures });
  expect(await countsOf(server, [superadmin, schoolAdmin])).toEqual([1, 0]);
  const [notification] = await inbox(server, superadmin);
  expect(notification).toMatchObject({ type: 'ALERT', link: '/superadmin/versions' });
  expect(notification?.content).toContain(
    'Personnes touchées\u00a0: 1 sur 12\u00a0; échecs\u00a0: 1\u00a0; affichages\u00a0: 50.',
  );
});

test('ACCESS_ENDS also notifies superadmins, with a link to the school, once per end date and number of days', async () => {
  const seeded = await seedNotificationSchool(server);
  const event = await exampleEvent(server, seeded, 'ACCESS_ENDS');
  await emit(server, event);
  await emit(server, event);
  const own = (await inbox(server, seeded.superadmin)).filter(
    ({ link }) => link === `/superadmin/schools/${seeded.school.id}`,
  );
  expect(own).toHaveLength(1);
  expect(await countsOf(server, [seeded.schoolAdmin])).toEqual([1]);
  await expectDeclaredLinks(server, seeded.superadmin);
});

test('INVOICE_LATE also notifies superadmins, with a link to the late invoices [invoices.notified]', async () => {
  const seeded = await seedNotificationSchool(server);
  await emit(server, await exampleEvent(server, seeded, 'INVOICE_LATE'));
  const own = (await inbox(server, seeded.superadmin)).filter(
    ({ link }) => link === '/superadmin/invoices?tab=1&late=true',
  );
  expect(own).toHaveLength(1);
});

test('INVOICE_ISSUED does not notify the school admin of a draft', async () => {
  const seeded = await seedNotificationSchool(server);
  const { id: invoiceId } = await sql<{ id: number }>`
    insert into invoices (
      schools_id, offers_id, invoice_periodicity, nb_students, nb_teachers, amount_cents, date_start, date_end
    )
    values (${seeded.school.id}, 4, 'ANNUAL', 1, 1, 0, '2021-01-01', '2021-12-31')
    returning id
  `
    .execute(server.db)
    .then(takeFirstOrThrow);
  await emit(server, { kind: 'INVOICE_ISSUED', invoiceId });
  expect(await countsOf(server, [seeded.schoolAdmin])).toEqual([0]);
});

test('ACCESS_ENDS does not notify a school again after it was renamed [schools.end-mails]', async () => {
  const seeded = await seedNotificationSchool(server);
  const event = await exampleEvent(server, seeded, 'ACCESS_ENDS');
  await emit(server, event);
  await server.db.updateTable('schools').set({ name: 'Autre nom' }).where('id', '=', seeded.school.id).execute();
  await emit(server, event);
  expect(await countsOf(server, [seeded.schoolAdmin])).toEqual([1]);
});

test('notifications about the contract are delayed at night, but not on weekends and in holidays [notifications.contract-quiet-hours]', async () => {
  const seeded = await seedNotificationSchool(server);
  const quiet = { quiet_start: '19:00', quiet_end: '07:30', quiet_weekends: true, quiet_holidays: true };
  await server.db.updateTable('schools').set(quiet).where('id', '=', seeded.school.id).execute();

  const times = async (event: NotificationEvent, now: string) => {
    await emit(server, event, new Date(now));
    return server.db
      .selectFrom('notifications_users')
      .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
      .select(['notifications.is_announced', 'notifications.date_visible', 'notifications_users.date_mail'])
      .where('notifications_users.authentications_id', '=', seeded.schoolAdmin.id)
      .where('notifications.kind', '=', event.kind)
      .executeTakeFirstOrThrow();
  };

  // A Sunday at noon.
  const ends = await times(await exampleEvent(server, seeded, 'ACCESS_ENDS'), '2099-11-22T12:00:00+01:00');
  expect(ends.is_announced).toBe(true);
  expect(Date.parse(ends.date_mail!)).toBe(Date.parse('2099-11-22T12:00:00+01:00'));
  // In the summer holidays, in the evening.
  const seats = await times(await exampleEvent(server, seeded, 'SEATS_AT_90'), '2099-07-20T22:00:00+02:00');
  expect(Date.parse(seats.date_visible)).toBe(Date.parse('2099-07-21T07:30:00+02:00'));
});

test('SEATS_AT_90 notifies once in 30 days, and not below 90 % [notifications.seats]', async () => {
  const seeded = await seedNotificationSchool(server);
  const below = { kind: 'SEATS_AT_90', schoolId: seeded.school.id } as const;
  await server.db.updateTable('schools').set({ nb_students_max: 3 }).where('id', '=', seeded.school.id).execute();
  await emit(server, below);
  expect(await countsOf(server, [seeded.schoolAdmin])).toEqual([0]);
  const event = await exampleEvent(server, seeded, 'SEATS_AT_90');
  await emit(server, event);
  const setAge = (days: number) =>
    server.db
      .updateTable('notifications')
      .set({ date_create: ago({ days }) })
      .where('kind', '=', 'SEATS_AT_90')
      .execute();
  await setAge(29);
  await emit(server, event);
  expect(await countsOf(server, [seeded.schoolAdmin])).toEqual([1]);
  await setAge(31);
  await emit(server, event);
  expect(await countsOf(server, [seeded.schoolAdmin])).toEqual([2]);
});

test('several messages of a conversation cause one unread notification, none of their author [notifications.message-once]', async () => {
  const seeded = await seedNotificationSchool(server);
  const event = await exampleEvent(server, seeded, 'MESSAGE_RECEIVED');
  await emit(server, event);
  await emit(server, event);
  expect(await countsOf(server, [seeded.follower])).toEqual([1]);
  await server.as(seeded.follower).call(notifications.viewedAll);
  await emit(server, event);
  expect(await countsOf(server, [seeded.follower, seeded.teacher])).toEqual([2, 0]);
});

test('a student’s revisions of one day cause one notification, even if two end concurrently [notifications.revision-a-day]', async () => {
  const seeded = await seedNotificationSchool(server);
  const event = { kind: 'REVISION_ENDED', studentId: seeded.zoe.id } as const;
  await Promise.all([emit(server, event), emit(server, event)]);
  await emit(server, event);
  expect(await countsOf(server, [seeded.follower])).toEqual([1]);
});

test('a follower of two children in two schools is notified of each', async () => {
  const first = await seedNotificationSchool(server);
  const second = await seedNotificationSchool(server);
  await server.seed.follow(first.follower.userId, second.zoe.id);
  await emit(server, { kind: 'PACK_GIVEN', packId: first.pack.id, classIds: [first.class_.id] });
  await emit(server, { kind: 'PACK_GIVEN', packId: second.pack.id, classIds: [second.class_.id] });
  expect((await inbox(server, first.follower)).map(({ link }) => link).toSorted()).toEqual(
    [`/my-childrens/${first.zoe.id}`, `/my-childrens/${second.zoe.id}`].toSorted(),
  );
});

test('a kind that an account receives only by mail is not shown in the portal [notifications.preferences]', async () => {
  const seeded = await seedNotificationSchool(server);
  const choice = { kind: 'PACK_GIVEN', portal: false, email: true } as const;
  await server.db
    .insertInto('notification_preferences')
    .values({ ...choice, authentications_id: seeded.follower.id })
    .execute();
  await emit(server, await exampleEvent(server, seeded, 'PACK_GIVEN'));
  expect(await countsOf(server, [seeded.follower])).toEqual([0]);
  expect(await deliveries(server, seeded.follower)).toEqual([
    { is_shown: false, date_mail: expect.any(String) as unknown },
  ]);
});

test('an event that is rolled back notifies no one', async () => {
  const seeded = await seedNotificationSchool(server);
  const event = await exampleEvent(server, seeded, 'PACK_GIVEN');
  const failed = server.db.transaction().execute(async (trx) => {
    await notify(trx, event);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await countsOf(server, [seeded.follower])).toEqual([0]);
});

test('an open page receives an event for its new notification [notifications.badge-live]', async () => {
  const seeded = await seedNotificationSchool(server);
  const page: Watched = await watch(server.origin, {
    headers: { authorization: `Bearer ${seeded.follower.token}` },
    path: '/account/live',
  });
  await page.until(() => page.events.length === 1);
  await emit(server, await exampleEvent(server, seeded, 'PACK_GIVEN'));
  await page.until(() => page.events.some(({ event }) => event === 'notifications'));
  page.leave();
});

test('one event of a pack assigned to 20 classes notifies their 900 followers [notifications.events]', async () => {
  const { seed, db } = server;
  const classroom = await createClassroom(server);
  const pack = await givePack(server, classroom, (await someCards(server, 1)).cards);
  const schools_id = classroom.school.id;
  await sql`
    insert into classes (schools_id, name, level)
    select ${schools_id}, 'C' || number, 'CE1'
    from generate_series(1, 20) number
  `.execute(db);
  await sql`
    insert into students (schools_id, classes_id, firstname, lastname)
    select ${schools_id}, classes.id, 'E', 'N' || number
    from classes cross join generate_series(1, 25) number
    where classes.schools_id = ${schools_id}
      and classes.name like 'C%'
      and classes.id <> ${classroom.class_.id}
  `.execute(db);
  const first = await seed.follower({ schoolId: schools_id });
  await sql`
    with added as (
      insert into authentications (role, email, firstname, lastname, status)
      select 'USER', ${String(schools_id)} || 'f' || number || '@test.example', 'F', 'L', 'ACTIVE'
      from generate_series(1, 900) number
      returning id
    )
    insert into users (authentications_id, role) select id, 'USER' from added
  `.execute(db);
  await sql`
    insert into users_students (users_id, students_id, relation)
    select users.id, students.id, 'Mère'
    from (select id, row_number() over (order by id) as place from users where id > ${first.userId}) users
      join (
        select id, row_number() over (order by id) as place
        from students
        where schools_id = ${schools_id} and classes_id <> ${classroom.class_.id}
      ) students on students.place = 1 + mod(users.place, 500)
  `.execute(db);
  const classes = await db
    .selectFrom('classes')
    .select('id')
    .where('schools_id', '=', schools_id)
    .where('id', '<>', classroom.class_.id)
    .execute();
  const given = classes.map(({ id }) => ({ packs_id: pack.id, classes_id: id, week: mondayOf(today()) }));
  await db.insertInto('packs_classes').values(given).execute();
  const event = { kind: 'PACK_GIVEN', packId: pack.id, classIds: classes.map(({ id }) => id) } as const;
  await emit(server, event);
  const { count } = await db
    .selectFrom('notifications_users')
    .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
    .where('notifications.schools_id', '=', schools_id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(900);
});
