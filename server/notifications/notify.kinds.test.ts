import { notificationKinds } from '@memocartes/contract/notifications/kinds';

import {
  countsOf,
  deliveries,
  emit,
  everybody,
  exampleEvent,
  expectDeclaredLinks,
  inbox,
  type NotificationSchool,
  type SchoolKind,
  seedNotificationSchool,
} from '../testing/notifications.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { notificationRules } from './rules/notification-rules.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** Who is notified of an event, where the notification leads, and how its title begins. */
type Row = {
  who: readonly (keyof ReturnType<typeof everybody>)[];
  link: (seeded: NotificationSchool) => string;
  title: string;
  english: string;
};

const rows: Record<SchoolKind, Row> = {
  MESSAGE_RECEIVED: {
    who: ['follower'],
    link: ({ chat }) => `/messaging/${chat.id}`,
    // No « de » before the name, which would need an elision: « d’Anne ».
    title: 'Camille ',
    english: 'New message from Camille',
  },
  PACK_GIVEN: {
    who: ['follower', 'adaFollower'],
    link: ({ zoe }) => `/my-childrens/${zoe.id}`,
    title: 'Nouveau pack pour Zoë',
    english: 'A new pack for Zoë',
  },
  PACK_REPLACED: {
    who: ['teacher'],
    link: ({ class_, pack }) => `/schools/packs?class=${class_.id}&pack=${pack.id}`,
    title: 'CE1 A\u00a0: le pack de la semaine du 07/09/2026',
    english: 'CE1 A: the pack of the week of 07/09/2026',
  },
  REVISION_ENDED: {
    who: ['follower'],
    link: ({ zoe }) => `/my-childrens/${zoe.id}`,
    title: 'Zoë a terminé sa révision',
    english: 'Zoë has finished revising',
  },
  SET_ACQUIRED: {
    who: ['follower'],
    link: ({ zoe }) => `/my-childrens/${zoe.id}`,
    title: 'Un pack entier est acquis',
    english: 'A whole pack is acquired',
  },
  RESOURCE_ADDED: {
    who: ['colleague', 'schoolAdmin', 'follower', 'adaFollower'],
    link: () => '/resources?resource=',
    title: 'Nouvelle ressource\u00a0: Affiche',
    english: 'New resource: Affiche',
  },
  ANNOUNCEMENT: {
    who: ['teacher', 'colleague', 'schoolAdmin', 'follower', 'adaFollower'],
    link: () => '/dashboard',
    title: 'Annonce',
    english: 'Announcement',
  },
  IMPORT_DONE: {
    who: ['schoolAdmin'],
    link: () => '/my-school#operations',
    title: 'Import terminé',
    english: 'Import finished',
  },
  IMPORT_UNDONE: {
    who: ['schoolAdmin'],
    link: () => '/schools/students',
    title: 'Import annulé',
    english: 'Import undone',
  },
  YEAR_CHANGE_DONE: {
    who: ['schoolAdmin'],
    link: () => '/my-school#operations',
    title: 'Passage d’année effectué',
    english: 'Year change done',
  },
  YEAR_CHANGE_UNDONE: {
    who: ['schoolAdmin'],
    link: () => '/schools/classes',
    title: 'Passage d’année annulé',
    english: 'Year change undone',
  },
  INVITATION_ACCEPTED: {
    who: ['schoolAdmin'],
    link: () => '/schools/followers',
    title: 'Invitation acceptée',
    english: 'Invitation accepted',
  },
  TEACHER_JOINED: {
    who: ['schoolAdmin'],
    link: () => '/schools/users',
    title: 'Nouvel enseignant par le GAR',
    english: 'New teacher through the GAR',
  },
  SEATS_AT_90: {
    who: ['schoolAdmin'],
    link: () => '/my-school',
    title: 'Au moins 90\u00a0% des places sont prises',
    english: 'At least 90% of the seats are taken',
  },
  ACCESS_ENDS: {
    who: ['schoolAdmin'],
    link: () => '/my-school',
    title: 'L’accès de «\u00a0',
    english: 'The access of “',
  },
  PRINT_READY: {
    who: ['teacher'],
    link: ({ print }) => `/schools/print-cards?print=${print.id}`,
    title: 'Votre impression est prête',
    english: 'Your print is ready',
  },
  INVOICE_ISSUED: {
    who: ['schoolAdmin'],
    link: () => '/my-school',
    title: 'Facture F2020-',
    english: 'Invoice F2020-',
  },
  INVOICE_LATE: {
    who: ['schoolAdmin'],
    link: () => '/my-school',
    title: 'Facture F2020-',
    english: 'Invoice F2020-',
  },
};

describe.each(Object.entries(rows) as [SchoolKind, Row][])('%s', (kind, { who, link, title, english }) => {
  const firstPerson = <T>(people: Record<string, T>) => people[who[0]!]!;

  test('notifies exactly its recipients, with French and English texts [notifications.events] [notifications.language]', async () => {
    const seeded = await seedNotificationSchool(server);
    await emit(server, await exampleEvent(server, seeded, kind));
    const people = everybody(seeded);
    const notified = [];
    for (const [name, person] of Object.entries(people)) if ((await inbox(server, person)).length) notified.push(name);
    expect(notified.toSorted()).toEqual([...who].toSorted());
    const [notification] = await inbox(server, firstPerson(people));
    expect(notification!.title.startsWith(title)).toBe(true);
    expect(notification!.content).not.toContain('{{');
    expect(notification!.link!.startsWith(link(seeded))).toBe(true);
    for (const name of who) await expectDeclaredLinks(server, people[name]);
    const [translated] = await inbox(server, firstPerson(people), 'en');
    expect(translated!.title.startsWith(english)).toBe(true);
    expect(translated!.content).not.toContain('{{');
  });

  test('is neither shown nor mailed before the end of quiet hours [notifications.quiet-hours]', async () => {
    const seeded = await seedNotificationSchool(server);
    await server.db
      .updateTable('schools')
      .set({ quiet_start: '19:00', quiet_end: '07:30', quiet_weekends: true, quiet_holidays: true })
      .where('id', '=', seeded.school.id)
      .execute();
    // A Sunday evening in the future.
    await emit(server, await exampleEvent(server, seeded, kind), new Date('2099-11-22T20:00:00+01:00'));
    const person = firstPerson(everybody(seeded));
    expect(await countsOf(server, [person])).toEqual([0]);
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
    const seeded = await seedNotificationSchool(server);
    const person = firstPerson(everybody(seeded));
    const off = { kind, portal: false, email: false };
    await server.db
      .insertInto('notification_preferences')
      .values({ ...off, authentications_id: person.id })
      .execute();
    await emit(server, await exampleEvent(server, seeded, kind));
    expect(await deliveries(server, person)).toEqual([]);
  });
});

test('every kind has a rule', () => {
  expect(Object.keys(notificationRules).toSorted()).toEqual(Object.keys(notificationKinds).toSorted());
});
