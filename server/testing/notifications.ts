import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { notificationLinks } from '@memocartes/contract/notifications/testing/links';
import { roleRow } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { insertAnnouncement } from '../app/permission-matrix/places/places.announcements.ts';
import { insertFile } from '../app/permission-matrix/places/places.rows.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { notify } from '../notifications/notify.ts';
import type { NotificationEvent } from '../notifications/rules/notification-events.ts';
import { createClassroom, givePack, someCards } from './classroom.ts';
import { fromNow } from './data/instants.ts';
import type { Person } from './seed.ts';
import type { TestServer } from './server.ts';

/**
 * A school with a class whose two students have one follower each. A banned follower and the people of another school
 * must not be notified.
 */
export async function seedNotificationSchool(server: TestServer) {
  const classroom = await createClassroom(server);
  const { seed, db } = server;
  const { id: schoolId } = classroom.school;
  const adaFollower = await seed.follower({ schoolId, studentId: classroom.ada.id });
  const banned = await seed.follower({ schoolId, studentId: classroom.zoe.id, account: { status: 'BANNED' } });
  const otherClassroom = await createClassroom(server);
  const superadmin = await seed.superadmin();
  const otherAdmin = otherClassroom.schoolAdmin;
  const pack = await givePack(server, classroom, (await someCards(server, 2)).cards);
  const chat = await db
    .insertInto('chats')
    .values({ students_id: classroom.zoe.id, schools_id: schoolId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const operation = await db
    .insertInto('operations')
    .values({ schools_id: schoolId, authentications_id: classroom.schoolAdmin.id, kind: 'IMPORT' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const print = await db
    .insertInto('print_jobs')
    .values({
      authentications_id: classroom.teacher.id,
      schools_id: schoolId,
      school_year: 2026,
      options: '{}' as never,
      cards: [1, 2, 3],
      nb_pages: 1,
      message: null,
      file: null,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();

  return {
    ...classroom,
    adaFollower,
    banned,
    other: otherClassroom,
    otherAdmin,
    superadmin,
    pack,
    chat,
    operation,
    print,
  };
}

export type NotificationSchool = Awaited<ReturnType<typeof seedNotificationSchool>>;

/** The people of the school who are not banned, and people of other schools. */
export const everybody = (seeded: NotificationSchool) => ({
  teacher: seeded.teacher,
  colleague: seeded.colleague,
  schoolAdmin: seeded.schoolAdmin,
  follower: seeded.follower,
  adaFollower: seeded.adaFollower,
  stranger: seeded.stranger,
  otherAdmin: seeded.otherAdmin,
  otherTeacher: seeded.other.teacher,
  otherFollower: seeded.other.follower,
});

/** Adds an issued invoice of a school. @returns its id */
export async function addInvoice({ db }: TestServer, schools_id: number): Promise<number> {
  const { id } = await sql<{ id: number }>`
    insert into invoices (
      schools_id, offers_id, invoice_periodicity, nb_students, nb_teachers, amount_cents, date_start,
      date_end, number, status, date_issue, date_due, buyer, seller
    )
    select ${schools_id}, 4, 'ANNUAL', 1, 1, 0, '2020-01-01', '2020-12-31',
      'F2020-' || lpad(${schools_id}::text, 5, '0'), 'ISSUED', now(),
      (now() at time zone 'Europe/Paris')::date + 30, '{}', '{}'
    returning id
  `
    .execute(db)
    .then(takeFirstOrThrow);
  return id;
}

async function addResource({ db }: TestServer, schools_id: number, authentications_id: number): Promise<number> {
  const file = await insertFile(db, {
    title: 'Affiche',
    entity_type: 'RESOURCES',
    entity_id: null,
    schools_id,
    authentications_id,
  });
  const section = await db
    .insertInto('sections')
    .values({ title: `Section ${file.id}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const resource = await db
    .insertInto('resources')
    .values({
      section_id: section.id,
      title: 'Affiche',
      description: '',
      folder: null,
      document_id: file.id,
      document_title: 'Affiche',
      file_name: 'a.pdf',
      schools_id,
      authentications_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return resource.id;
}

type Example = (seeded: NotificationSchool, server: TestServer) => NotificationEvent | Promise<NotificationEvent>;

const ofOperation =
  (kind: 'IMPORT_DONE' | 'IMPORT_UNDONE' | 'YEAR_CHANGE_DONE' | 'YEAR_CHANGE_UNDONE'): Example =>
  ({ operation }) => ({ kind, operationId: operation.id });

/** Kinds of notifications to people of a school. */
export type SchoolKind = Exclude<NotificationKind, 'REMOTE_FAILED' | 'REMOTE_DROPPED'>;

const examples: Record<SchoolKind, Example> = {
  MESSAGE_RECEIVED: ({ chat, teacher }) => ({
    kind: 'MESSAGE_RECEIVED',
    chatId: chat.id,
    messageId: 1,
    authorId: teacher.id,
  }),
  PACK_GIVEN: ({ pack, class_ }) => ({ kind: 'PACK_GIVEN', packId: pack.id, classIds: [class_.id] }),
  PACK_REPLACED: async ({ pack, class_, colleague }, server) => {
    await server.seed.teach(colleague.userId, class_.id);
    const week = '2026-09-07';
    return {
      kind: 'PACK_REPLACED',
      packId: pack.id,
      replacedId: pack.id,
      classId: class_.id,
      week,
      actorId: colleague.id,
    };
  },
  REVISION_ENDED: ({ zoe }) => ({ kind: 'REVISION_ENDED', studentId: zoe.id }),
  SET_ACQUIRED: ({ zoe, pack }) => ({ kind: 'SET_ACQUIRED', studentId: zoe.id, packId: pack.id }),
  RESOURCE_ADDED: async ({ school, teacher }, server) => ({
    kind: 'RESOURCE_ADDED',
    resourceId: await addResource(server, school.id, teacher.id),
    audience: 'EVERYBODY',
  }),
  ANNOUNCEMENT: async ({ school }, server) => ({
    kind: 'ANNOUNCEMENT',
    announcementId: (await insertAnnouncement(server.db, school.id)).id,
  }),
  IMPORT_DONE: ofOperation('IMPORT_DONE'),
  IMPORT_UNDONE: ofOperation('IMPORT_UNDONE'),
  YEAR_CHANGE_DONE: ofOperation('YEAR_CHANGE_DONE'),
  YEAR_CHANGE_UNDONE: ofOperation('YEAR_CHANGE_UNDONE'),
  INVITATION_ACCEPTED: async ({ follower, schoolAdmin }, server) => {
    const changes = { invited_by: schoolAdmin.id };
    await server.db.updateTable('authentications').set(changes).where('id', '=', follower.id).execute();
    return { kind: 'INVITATION_ACCEPTED', accountId: follower.id };
  },
  TEACHER_JOINED: ({ teacher }) => ({ kind: 'TEACHER_JOINED', accountId: teacher.id }),
  SEATS_AT_90: async ({ school }, server) => {
    await server.db.updateTable('schools').set({ nb_students_max: 2 }).where('id', '=', school.id).execute();
    return { kind: 'SEATS_AT_90', schoolId: school.id };
  },
  ACCESS_ENDS: async ({ school }, server) => {
    const date_expiration = fromNow({ days: 14 });
    await server.db.updateTable('schools').set({ date_expiration }).where('id', '=', school.id).execute();
    return { kind: 'ACCESS_ENDS', schoolId: school.id, days: 14 };
  },
  PRINT_READY: ({ print }) => ({ kind: 'PRINT_READY', jobId: print.id }),
  INVOICE_ISSUED: async ({ school }, server) => ({
    kind: 'INVOICE_ISSUED',
    invoiceId: await addInvoice(server, school.id),
  }),
  INVOICE_LATE: async ({ school }, server) => ({
    kind: 'INVOICE_LATE',
    invoiceId: await addInvoice(server, school.id),
  }),
};

/** An event of this kind at this school; first changes the school's data if the event requires it. */
export const exampleEvent = async (
  server: TestServer,
  seeded: NotificationSchool,
  kind: SchoolKind,
): Promise<NotificationEvent> => examples[kind](seeded, server);

export const emit = ({ db }: TestServer, event: NotificationEvent, now?: Date) =>
  db.transaction().execute((trx) => notify(trx, event, now));

/** A person's notifications as shown in the portal. */
export async function inbox(server: TestServer, person: Person, lang?: 'en') {
  const body = await server.as(person).body(notifications.list, { query: { ...(lang && { lang }) } });
  return body.notifications.map(({ notification }) => notification);
}

/** Number of notifications of each of these accounts. */
export const countsOf = (server: TestServer, people: readonly Person[]) =>
  Promise.all(people.map(async (person) => (await inbox(server, person)).length));

/** How each notification of a person reaches them. */
export const deliveries = ({ db }: TestServer, { id }: Person) =>
  db.selectFrom('notifications_users').select(['is_shown', 'date_mail']).where('authentications_id', '=', id).execute();

/** Expects every link of a person's notifications in the list with which remotes are tested [notifications.links]. */
export async function expectDeclaredLinks({ db }: TestServer, person: Person) {
  const { role } = await db
    .selectFrom('authentications')
    .select('role')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const links = await db
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
