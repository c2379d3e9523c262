import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import { notificationKinds } from '@memocartes/contract/notifications/kinds';
import { administrationKinds, notificationLinks } from '@memocartes/contract/notifications/links';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { roleRow } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { insertAnnouncement } from '../app/permission-matrix/places/places.announcements.ts';
import { insertFile } from '../app/permission-matrix/places/places.files.ts';
import { createClassroom, givePack, someCards } from '../testing/classroom.ts';
import type { Watched } from '../testing/live.ts';
import { watch } from '../testing/live.ts';
import type { TestServer } from '../testing/server.ts';
import { testServer } from '../testing/server.ts';
import type { NotificationEvent } from './events.ts';
import { events } from './events.ts';
import { notify } from './notify.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

type Person = { id: number; token: string };

/**
 * A class whose two students have one follower each, and people who must not be notified: a banned follower and the
 * people of another school.
 */
async function seedPlace(schoolRow: object = {}) {
  const classroom = await createClassroom(server, { holiday_zone: 'C', ...schoolRow } as never);
  const { seed, db } = server;
  const { id: schoolId } = classroom.school;
  const adaFollower = await seed.follower({ schoolId, studentId: classroom.ada.id });
  const banned = await seed.follower({ schoolId, studentId: classroom.zoe.id, account: { status: 'BANNED' } });
  const otherClassroom = await createClassroom(server);
  const superadmin = await seed.superadmin();
  const otherAdmin = otherClassroom.schoolAdmin;
  const pack = await givePack(server, classroom, (await someCards(server, 2)).cards);
  const [chat] = await db
    .insertInto('chats')
    .values({ students_id: classroom.zoe.id, schools_id: schoolId })
    .returning('id')
    .execute();
  const [operation] = await db
    .insertInto('operations')
    .values({ schools_id: schoolId, authentications_id: classroom.schoolAdmin.id, kind: 'IMPORT' })
    .returning('id')
    .execute();
  const [print] = await db
    .insertInto('print_jobs')
    .values({
      ...{ authentications_id: classroom.teacher.id, schools_id: schoolId, school_year: 2026 },
      ...{ options: '{}' as never, cards: [1, 2, 3], nb_pages: 1, message: null, file: null },
    } as never)
    .returning('id')
    .execute();
  return {
    ...classroom,
    adaFollower,
    banned,
    other: otherClassroom,
    otherAdmin,
    superadmin,
    pack,
    chat: chat!,
    operation: operation!,
    print: print!,
  };
}
type Place = Awaited<ReturnType<typeof seedPlace>>;

const emit = (event: NotificationEvent, now?: Date) =>
  server.db.transaction().execute((trx) => notify(trx, event, now));

const inbox = async (person: Person, lang?: 'en') => {
  const { body } = await server.as(person).call(notifications.list, { query: { ...(lang && { lang }) } });
  return body.notifications.map(({ notification }) => notification);
};
/** Number of notifications of each of these accounts. */
const countsOf = (people: readonly Person[]) => Promise.all(people.map(async (person) => (await inbox(person)).length));

/** People of both schools of a place, except the banned follower and the superadmin. */
const everybody = (at: Place) => ({
  teacher: at.teacher,
  colleague: at.colleague,
  schoolAdmin: at.schoolAdmin,
  follower: at.follower,
  adaFollower: at.adaFollower,
  stranger: at.stranger,
  otherAdmin: at.otherAdmin,
  otherTeacher: at.other.teacher,
  otherFollower: at.other.follower,
});

type Row = {
  event: (at: Place) => NotificationEvent | Promise<NotificationEvent>;
  who: readonly (keyof ReturnType<typeof everybody>)[];
  link: (at: Place) => string;
  title: string;
  english: string;
};

const operationRow = (kind: 'IMPORT_DONE' | 'IMPORT_UNDONE' | 'YEAR_CHANGE_DONE' | 'YEAR_CHANGE_UNDONE') => ({
  event: ({ operation }: Place) => ({ kind, operationId: operation.id }),
  who: ['schoolAdmin'] as const,
});

const rows: Record<Exclude<keyof typeof notificationKinds, 'REMOTE_FAILED' | 'REMOTE_DROPPED'>, Row> = {
  MESSAGE_RECEIVED: {
    event: ({ chat, teacher }) => ({ kind: 'MESSAGE_RECEIVED', chatId: chat.id, messageId: 1, authorId: teacher.id }),
    who: ['follower'],
    link: ({ chat }) => `/messaging/${chat.id}`,
    // No « de » before the name, which would need an elision: « d’Anne ».
    title: 'Camille ',
    english: 'New message from Camille',
  },
  PACK_GIVEN: {
    event: ({ pack, class_ }) => ({ kind: 'PACK_GIVEN', packId: pack.id, classIds: [class_.id] }),
    who: ['follower', 'adaFollower'],
    link: ({ zoe }) => `/my-childrens/${zoe.id}`,
    title: 'Nouveau pack pour Zoë',
    english: 'A new pack for Zoë',
  },
  REVISION_ENDED: {
    event: ({ zoe }) => ({ kind: 'REVISION_ENDED', studentId: zoe.id }),
    who: ['follower'],
    link: ({ zoe }) => `/my-childrens/${zoe.id}`,
    title: 'Zoë a terminé sa révision',
    english: 'Zoë has finished revising',
  },
  SET_ACQUIRED: {
    event: ({ zoe, pack }) => ({ kind: 'SET_ACQUIRED', studentId: zoe.id, packId: pack.id }),
    who: ['follower'],
    link: ({ zoe }) => `/my-childrens/${zoe.id}`,
    title: 'Un pack entier est acquis',
    english: 'A whole pack is known',
  },
  RESOURCE_ADDED: {
    event: async ({ school, teacher }) => ({
      kind: 'RESOURCE_ADDED',
      resourceId: await addResource(school.id, teacher.id),
      audience: 'EVERYBODY',
    }),
    who: ['colleague', 'schoolAdmin', 'follower', 'adaFollower'],
    link: () => '/resources?resource=',
    title: 'Nouvelle ressource\u00a0: Affiche',
    english: 'New resource: Affiche',
  },
  ANNOUNCEMENT: {
    event: async ({ school }) => ({
      kind: 'ANNOUNCEMENT',
      announcementId: (await insertAnnouncement(server.db, school.id)).id,
    }),
    who: ['teacher', 'colleague', 'schoolAdmin', 'follower', 'adaFollower'],
    link: () => '/dashboard',
    title: 'Annonce',
    english: 'Announcement',
  },
  IMPORT_DONE: {
    ...operationRow('IMPORT_DONE'),
    link: () => '/my-school#operations',
    title: 'Import terminé',
    english: 'Import finished',
  },
  IMPORT_UNDONE: {
    ...operationRow('IMPORT_UNDONE'),
    link: () => '/schools/students',
    title: 'Import annulé',
    english: 'Import undone',
  },
  YEAR_CHANGE_DONE: {
    ...operationRow('YEAR_CHANGE_DONE'),
    link: () => '/my-school#operations',
    title: 'Passage d’année effectué',
    english: 'Year change done',
  },
  YEAR_CHANGE_UNDONE: {
    ...operationRow('YEAR_CHANGE_UNDONE'),
    link: () => '/schools/classes',
    title: 'Passage d’année annulé',
    english: 'Year change undone',
  },
  INVITATION_ACCEPTED: {
    event: async ({ follower, schoolAdmin }) => {
      const changes = { invited_by: schoolAdmin.id };
      await server.db.updateTable('authentications').set(changes).where('id', '=', follower.id).execute();
      return { kind: 'INVITATION_ACCEPTED', accountId: follower.id };
    },
    who: ['schoolAdmin'],
    link: () => '/schools/followers',
    title: 'Invitation acceptée',
    english: 'Invitation accepted',
  },
  SEATS_AT_90: {
    event: async ({ school }) => {
      await server.db.updateTable('schools').set({ nb_students_max: 2 }).where('id', '=', school.id).execute();
      return { kind: 'SEATS_AT_90', schoolId: school.id };
    },
    who: ['schoolAdmin'],
    link: () => '/my-school',
    title: '90\u00a0% des places sont prises',
    english: '90% of the seats are taken',
  },
  ACCESS_ENDS: {
    event: async ({ school }) => {
      const changes = { date_expiration: new Date(Date.now() + 14 * 86_400_000).toISOString() };
      await server.db.updateTable('schools').set(changes).where('id', '=', school.id).execute();
      return { kind: 'ACCESS_ENDS', schoolId: school.id, days: 14 };
    },
    who: ['schoolAdmin'],
    link: () => '/my-school',
    title: 'L’accès prend fin le ',
    english: 'Access ends on ',
  },
  PRINT_READY: {
    event: ({ print }) => ({ kind: 'PRINT_READY', jobId: print.id }),
    who: ['teacher'],
    link: ({ print }) => `/schools/print-cards?print=${print.id}`,
    title: 'Votre impression est prête',
    english: 'Your print is ready',
  },
  INVOICE_ISSUED: {
    event: async ({ school }) => ({ kind: 'INVOICE_ISSUED', invoiceId: await addInvoice(school.id) }),
    who: ['schoolAdmin'],
    link: () => '/my-school',
    title: 'Facture F2020-',
    english: 'Invoice F2020-',
  },
  INVOICE_LATE: {
    event: async ({ school }) => ({ kind: 'INVOICE_LATE', invoiceId: await addInvoice(school.id) }),
    who: ['schoolAdmin'],
    link: () => '/my-school',
    title: 'Facture F2020-',
    english: 'Invoice F2020-',
  },
};

async function addInvoice(schools_id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into invoices (schools_id, offers_id, invoice_periodicity, nb_students, nb_teachers, amount_cents, date_start, date_end,
      number, status, date_issue, date_due, buyer, seller)
    select ${schools_id}, 4, 'ANNUAL', 1, 1, 0, '2020-01-01', '2020-12-31', 'F2020-' || lpad(${schools_id}::text, 5, '0'), 'ISSUED', now(),
      (now() at time zone 'Europe/Paris')::date + 30, '{}', '{}' returning id`.execute(server.db);
  return rows[0]!.id;
}

async function addResource(schools_id: number | null, authentications_id: number): Promise<number> {
  const { db } = server;
  const file = await insertFile(db, {
    ...{ title: 'Affiche', entity_type: 'RESOURCES', entity_id: null },
    ...{ schools_id, authentications_id },
  });
  const section = await db
    .insertInto('sections')
    .values({ title: `Section ${file.id}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const resource = await db
    .insertInto('resources')
    .values({
      ...{ section_id: section.id, title: 'Affiche', description: '', folder: null, document_id: file.id },
      ...{ document_title: 'Affiche', file_name: 'a.pdf', schools_id, authentications_id },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return resource.id;
}

describe.each(Object.entries(rows))('%s', (kind, { event, who, link, title, english }) => {
  const firstPerson = <T>(people: Record<string, T>) => people[who[0]!]!;

  test('notifies exactly its recipients, with French and English texts [notifications.events] [notifications.language]', async () => {
    const at = await seedPlace();
    await emit(await event(at));
    const people = everybody(at);
    const notified = [];
    for (const [name, person] of Object.entries(people)) if ((await inbox(person)).length) notified.push(name);
    expect(notified.toSorted()).toEqual([...who].toSorted());
    const [notification] = await inbox(firstPerson(people));
    expect(notification!.title.startsWith(title)).toBe(true);
    expect(notification!.content).not.toContain('{{');
    expect(notification!.link!.startsWith(link(at))).toBe(true);
    for (const name of who) await expectDeclaredLinks(people[name]);
    const [translated] = await inbox(firstPerson(people), 'en');
    expect(translated!.title.startsWith(english)).toBe(true);
    expect(translated!.content).not.toContain('{{');
  });

  test('is neither shown nor mailed before the end of quiet hours [notifications.quiet-hours]', async () => {
    const at = await seedPlace();
    await server.db
      .updateTable('schools')
      .set({ quiet_start: '19:00', quiet_end: '07:30', quiet_weekends: true, quiet_holidays: true })
      .where('id', '=', at.school.id)
      .execute();
    // A Sunday evening in the future.
    await emit(await event(at), new Date('2099-11-22T20:00:00+01:00'));
    const person = firstPerson(everybody(at));
    expect(await countsOf([person])).toEqual([0]);
    const [row] = await server.db
      .selectFrom('notifications_users')
      .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
      .select(['notifications.date_visible', 'notifications_users.date_mail', 'notifications.is_announced'])
      .where('notifications_users.authentications_id', '=', person.id)
      .execute();
    const end = Date.parse('2099-11-23T07:30:00+01:00');
    expect(Date.parse(row!.date_visible)).toBe(end);
    expect(row!.is_announced).toBe(false);
    if (row!.date_mail) expect(Date.parse(row!.date_mail)).toBeGreaterThanOrEqual(end);
  });

  test('does not notify an account that switched this kind off [notifications.preferences]', async () => {
    const at = await seedPlace();
    const person = firstPerson(everybody(at));
    const off = { kind: kind as keyof typeof rows, portal: false, email: false };
    await server.db
      .insertInto('notification_preferences')
      .values({ ...off, authentications_id: person.id })
      .execute();
    await emit(await event(at));
    expect(await links(person)).toEqual([]);
  });
});

/** Expects every link of a person's notifications in the list with which remotes are tested [notifications.links]. */
async function expectDeclaredLinks(person: Person) {
  const { role } = await server.db
    .selectFrom('authentications')
    .select('role')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const links = await server.db
    .selectFrom('notifications_users')
    .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
    .select(['notifications.kind', 'notifications.link'])
    .where('notifications_users.authentications_id', '=', person.id)
    .execute();
  expect(links.length).toBeGreaterThan(0);
  for (const { kind, link } of links) {
    const declared = notificationLinks[kind as NotificationKind][roleRow(role).scope] ?? [];
    const path = link!.split(/[?#]/)[0]!.replace(/\/\d+/, '/:id');
    expect(declared).toContain(path);
  }
}

test('an independent teacher is notified like a school admin, with links that they may open [notifications.links]', async () => {
  const { seed, db } = server;
  const school = await seed.school({ offers_id: 1, nb_physical_boxes: 0, date_expiration: '2099-01-01T00:00:00Z' });
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
  for (const kind of ['IMPORT_DONE', 'IMPORT_UNDONE', 'YEAR_CHANGE_DONE', 'YEAR_CHANGE_UNDONE'] as const)
    await emit({ kind, operationId: operation.id });
  await emit({ kind: 'INVITATION_ACCEPTED', accountId: follower.id });
  await emit({ kind: 'SEATS_AT_90', schoolId: schools_id });
  await emit({ kind: 'ACCESS_ENDS', schoolId: schools_id, days: 14 });
  const invoiceId = await addInvoice(schools_id);
  await emit({ kind: 'INVOICE_ISSUED', invoiceId });
  await emit({ kind: 'INVOICE_LATE', invoiceId });
  expect(await countsOf([teacher])).toEqual([administrationKinds.length]);
  await expectDeclaredLinks(teacher);
});

test('a teacher who does not administer the school is not notified of an accepted invitation [notifications.links]', async () => {
  const at = await seedPlace();
  await server.db
    .updateTable('authentications')
    .set({ invited_by: at.teacher.id })
    .where('id', '=', at.follower.id)
    .execute();
  await emit({ kind: 'INVITATION_ACCEPTED', accountId: at.follower.id });
  expect(await countsOf([at.teacher])).toEqual([0]);
});

const links = (person: Person) =>
  server.db
    .selectFrom('notifications_users')
    .select(['is_shown', 'date_mail'])
    .where('authentications_id', '=', person.id)
    .execute();

test('REMOTE_FAILED notifies superadmins, once a day per version, with a link to the versions page', async () => {
  const { superadmin, schoolAdmin } = await seedPlace();
  const failed = { kind: 'REMOTE_FAILED', remote: 'mf-teacher', version: '1.2.3' } as const;
  await emit(failed);
  await emit(failed);
  expect(await countsOf([superadmin, schoolAdmin])).toEqual([1, 0]);
  expect((await inbox(superadmin))[0]).toMatchObject({ type: 'ALERT', link: '/superadmin/versions' });
  await expectDeclaredLinks(superadmin);
});

test('REMOTE_DROPPED notifies superadmins, with the figures', async () => {
  const { superadmin, schoolAdmin } = await seedPlace();
  // The text must also be correct for one person and one failure.
  const figures = { failedPeople: 1, people: 12, failures: 1, loads: 50 };
  await emit({ kind: 'REMOTE_DROPPED', remote: 'mf-teacher', version: '1.2.3', figures });
  expect(await countsOf([superadmin, schoolAdmin])).toEqual([1, 0]);
  const [notification] = await inbox(superadmin);
  expect(notification).toMatchObject({ type: 'ALERT', link: '/superadmin/versions' });
  expect(notification?.content).toContain(
    'Personnes touchées\u00a0: 1 sur 12\u00a0; échecs\u00a0: 1\u00a0; affichages\u00a0: 50.',
  );
});

test('ACCESS_ENDS also notifies superadmins, with a link to the school, once per end date and number of days', async () => {
  const at = await seedPlace();
  const event = await rows.ACCESS_ENDS.event(at);
  await emit(event);
  await emit(event);
  const own = (await inbox(at.superadmin)).filter(({ link }) => link === `/superadmin/schools/${at.school.id}`);
  expect(own).toHaveLength(1);
  expect(await countsOf([at.schoolAdmin])).toEqual([1]);
  await expectDeclaredLinks(at.superadmin);
});

test('INVOICE_LATE also notifies superadmins, with a link to the late invoices [invoices.notified]', async () => {
  const at = await seedPlace();
  await emit(await rows.INVOICE_LATE.event(at));
  const own = (await inbox(at.superadmin)).filter(({ link }) => link === '/superadmin/invoices?tab=1&late=true');
  expect(own).toHaveLength(1);
});

test('INVOICE_ISSUED does not notify the school admin of a draft', async () => {
  const at = await seedPlace();
  const id = await addInvoice(at.school.id);
  await sql`insert into invoices (schools_id, offers_id, invoice_periodicity, nb_students, nb_teachers, amount_cents, date_start, date_end)
    values (${at.school.id}, 4, 'ANNUAL', 1, 1, 0, '2021-01-01', '2021-12-31')`.execute(server.db);
  await emit({ kind: 'INVOICE_ISSUED', invoiceId: id + 1 });
  expect(await countsOf([at.schoolAdmin])).toEqual([0]);
});

test('ACCESS_ENDS does not notify a school again after it was renamed [schools.end-mails]', async () => {
  const at = await seedPlace();
  const event = await rows.ACCESS_ENDS.event(at);
  await emit(event);
  await server.db.updateTable('schools').set({ name: 'Autre nom' }).where('id', '=', at.school.id).execute();
  await emit(event);
  expect(await countsOf([at.schoolAdmin])).toEqual([1]);
});

test('notifications about the contract are delayed at night, but not on weekends and in holidays [notifications.contract]', async () => {
  const at = await seedPlace();
  const quiet = { quiet_start: '19:00', quiet_end: '07:30', quiet_weekends: true, quiet_holidays: true };
  await server.db.updateTable('schools').set(quiet).where('id', '=', at.school.id).execute();
  const times = async (event: NotificationEvent, now: string) => {
    await emit(event, new Date(now));
    return server.db
      .selectFrom('notifications_users')
      .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
      .select(['notifications.is_announced', 'notifications.date_visible', 'notifications_users.date_mail'])
      .where('notifications_users.authentications_id', '=', at.schoolAdmin.id)
      .where('notifications.kind', '=', event.kind)
      .executeTakeFirstOrThrow();
  };
  // A Sunday at noon.
  const ends = await times(await rows.ACCESS_ENDS.event(at), '2099-11-22T12:00:00+01:00');
  expect(ends.is_announced).toBe(true);
  expect(Date.parse(ends.date_mail!)).toBe(Date.parse('2099-11-22T12:00:00+01:00'));
  // In the summer holidays, in the evening.
  const seats = await times(await rows.SEATS_AT_90.event(at), '2099-07-20T22:00:00+02:00');
  expect(Date.parse(seats.date_visible)).toBe(Date.parse('2099-07-21T07:30:00+02:00'));
});

test('SEATS_AT_90 notifies once in 30 days, and not below 90 % [notifications.seats]', async () => {
  const at = await seedPlace();
  const below = { kind: 'SEATS_AT_90', schoolId: at.school.id } as const;
  await server.db.updateTable('schools').set({ nb_students_max: 3 }).where('id', '=', at.school.id).execute();
  await emit(below);
  expect(await countsOf([at.schoolAdmin])).toEqual([0]);
  const event = await rows.SEATS_AT_90.event(at);
  await emit(event);
  await emit(event);
  expect(await countsOf([at.schoolAdmin])).toEqual([1]);
});

test('several messages of a conversation cause one unread notification [notifications.message-once]', async () => {
  const at = await seedPlace();
  const event = await rows.MESSAGE_RECEIVED.event(at);
  await emit(event);
  await emit(event);
  expect(await countsOf([at.follower])).toEqual([1]);
  await server.as(at.follower).call(notifications.viewedAll);
  await emit(event);
  expect(await countsOf([at.follower])).toEqual([2]);
});

test('a student’s revisions of one day cause one notification, even if two end concurrently [notifications.revision-a-day]', async () => {
  const at = await seedPlace();
  const event = { kind: 'REVISION_ENDED', studentId: at.zoe.id } as const;
  await Promise.all([emit(event), emit(event)]);
  await emit(event);
  expect(await countsOf([at.follower])).toEqual([1]);
});

test('a follower of two children in two schools is notified of each', async () => {
  const [first, second] = [await seedPlace(), await seedPlace()];
  await server.seed.follow(first.follower.userId, second.zoe.id);
  await emit({ kind: 'PACK_GIVEN', packId: first.pack.id, classIds: [first.class_.id] });
  await emit({ kind: 'PACK_GIVEN', packId: second.pack.id, classIds: [second.class_.id] });
  expect((await inbox(first.follower)).map(({ link }) => link).toSorted()).toEqual(
    [`/my-childrens/${first.zoe.id}`, `/my-childrens/${second.zoe.id}`].toSorted(),
  );
});

test('a kind that an account receives only by e-mail is not shown in the portal [notifications.preferences]', async () => {
  const at = await seedPlace();
  const choice = { kind: 'PACK_GIVEN', portal: false, email: true } as const;
  await server.db
    .insertInto('notification_preferences')
    .values({ ...choice, authentications_id: at.follower.id })
    .execute();
  await emit(await rows.PACK_GIVEN.event(at));
  expect(await countsOf([at.follower])).toEqual([0]);
  expect(await links(at.follower)).toEqual([{ is_shown: false, date_mail: expect.any(String) as unknown }]);
});

test('an event that is rolled back notifies no one', async () => {
  const at = await seedPlace();
  const event = await rows.PACK_GIVEN.event(at);
  const failed = server.db.transaction().execute(async (trx) => {
    await notify(trx, event);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await countsOf([at.follower])).toEqual([0]);
});

test('an open page receives an event for its new notification [notifications.badge-live]', async () => {
  const at = await seedPlace();
  const page: Watched = await watch(
    server.origin,
    { authorization: `Bearer ${at.follower.token}` },
    undefined,
    '/account/live',
  );
  await page.until(() => page.events.length === 1);
  await emit(await rows.PACK_GIVEN.event(at));
  await page.until(() => page.events.some(({ event }) => event === 'notifications'));
  page.leave();
});

test('one event of a pack assigned to 20 classes notifies their 900 followers [notifications.events]', async () => {
  const { seed, db } = server;
  const classroom = await createClassroom(server);
  const pack = await givePack(server, classroom, (await someCards(server, 1)).cards);
  const schools_id = classroom.school.id;
  await sql`insert into classes (schools_id, name, level) select ${schools_id}, 'C' || number, 'CE1' from generate_series(1, 20) number`.execute(
    db,
  );
  await sql`insert into students (schools_id, classes_id, firstname, lastname)
    select ${schools_id}, classes.id, 'E', 'N' || number from classes cross join generate_series(1, 25) number where classes.schools_id = ${schools_id} and classes.name like 'C%' and classes.id <> ${classroom.class_.id}`.execute(
    db,
  );
  const first = await seed.follower({ schoolId: schools_id });
  await sql`with added as (insert into authentications (role, email, firstname, lastname, status)
      select 'USER', ${String(schools_id)} || 'f' || number || '@test.example', 'F', 'L', 'ACTIVE' from generate_series(1, 900) number returning id)
    insert into users (authentications_id, role) select id, 'USER' from added`.execute(db);
  await sql`insert into users_students (users_id, students_id, relation)
    select users.id, students.id, 'Mère' from (select id, row_number() over (order by id) as place from users where id > ${first.userId}) users
    join (select id, row_number() over (order by id) as place from students where schools_id = ${schools_id} and classes_id <> ${classroom.class_.id}) students on students.place = 1 + mod(users.place, 500)`.execute(
    db,
  );
  const classes = await db
    .selectFrom('classes')
    .select('id')
    .where('schools_id', '=', schools_id)
    .where('id', '<>', classroom.class_.id)
    .execute();
  const event = { kind: 'PACK_GIVEN', packId: pack.id, classIds: classes.map(({ id }) => id) } as const;
  await emit(event);
  const { count } = await db
    .selectFrom('notifications_users')
    .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
    .where('notifications.schools_id', '=', schools_id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(900);
});

test('every kind has a rule', () => {
  expect(Object.keys(events).toSorted()).toEqual(Object.keys(notificationKinds).toSorted());
});
