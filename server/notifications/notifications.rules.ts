import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

import { roleLists } from '../database/role-lists.ts';
import type { Notifications } from '../database/tables/communication.ts';
import { isCountedAnswer } from '../figures/counted-answers.ts';
import { studentSeats } from '../offers/seats.ts';
import { isServed } from '../school-access/school-access.ts';
import { isForSchool } from '../visibility/announcements.ts';

type OperationKind = 'IMPORT_DONE' | 'IMPORT_UNDONE' | 'YEAR_CHANGE_DONE' | 'YEAR_CHANGE_UNDONE';
type OperationEvent<K extends OperationKind> = K extends OperationKind ? { kind: K; operationId: number } : never;

/** An event with its ids and parameters; other data are read from the database in the transaction of the event. */
export type NotificationEvent =
  | { kind: 'MESSAGE_RECEIVED'; chatId: number; messageId: number; authorId: number }
  | { kind: 'PACK_GIVEN'; packId: number; classIds: readonly number[] }
  /**
   * Revision of one student or, without `studentId`, of all students of a session. With `sessionId`, only revisions
   * that the transaction of the event ended.
   */
  | { kind: 'REVISION_ENDED'; studentId: number; sessionId?: number }
  | { kind: 'REVISION_ENDED'; studentId?: undefined; sessionId: number }
  | { kind: 'SET_ACQUIRED'; studentId: number; packId: number }
  | { kind: 'RESOURCE_ADDED'; resourceId: number; audience: 'STAFF' | 'EVERYBODY' }
  | OperationEvent<OperationKind>
  | { kind: 'ANNOUNCEMENT'; announcementId: number }
  | { kind: 'INVITATION_ACCEPTED'; accountId: number }
  | { kind: 'SEATS_AT_90'; schoolId: number }
  | { kind: 'ACCESS_ENDS'; schoolId: number; days: number }
  | { kind: 'PRINT_READY'; jobId: number }
  | { kind: 'INVOICE_ISSUED'; invoiceId: number }
  | { kind: 'INVOICE_LATE'; invoiceId: number }
  | { kind: 'REMOTE_FAILED'; remote: string; version: string }
  | {
      kind: 'REMOTE_DROPPED';
      remote: string;
      version: string;
      figures: { failedPeople: number; people: number; failures: number; loads: number };
    };

type EventOf<K extends NotificationKind> = Omit<Extract<NotificationEvent, { kind: K }>, 'kind'>;
type Rule<K extends NotificationKind> = {
  type: Notifications['type'];
  /**
   * Query of the recipients: `account_id`, `students_id`, `schools_id` (whose quiet hours apply), `link`, `params` of
   * the texts. `notify` excludes accounts that are not ACTIVE.
   */
  people: (event: EventOf<K>) => RawBuilder<unknown>;
};

const fullName = (account: string) =>
  sql`trim(${sql.ref(`${account}.firstname`)} || ' ' || upper(${sql.ref(`${account}.lastname`)}))`;

/** The administrators of a school: its school admins, or its independent teacher [schools.end-mails]. */
const administers = sql`users.schools_id = schools.id and (users.role in ${roleLists.administrators} or (users.role in ${roleLists.teachers} and schools.is_master))`;

/** Text parameters of an invoice: its number, the name of its school, its due date. */
const invoiceParams = sql`jsonb_build_object('number', invoices.number, 'school', schools.name, 'due', to_char(invoices.date_due, 'DD/MM/YYYY'))`;

/**
 * Condition on `students`: the student answered in the session, and this transaction ended the revision. `now()` is
 * constant in a transaction, so closing a session does not notify of revisions that ended before.
 */
const endsRevision = (sessionId: number) => sql`(
  students.id in (select cards_events.students_id from cards_events where cards_events.sessions_id = ${sessionId} and ${isCountedAnswer})
  and students.id in (select sessions_students.students_id from sessions_students
    where sessions_students.sessions_id = ${sessionId} and sessions_students.status = 'ENDED' and sessions_students.date_end = now()))`;

const studentLink = sql`'/my-childrens/' || students.id`;

const operation = (type: Notifications['type'], link: string): Rule<OperationKind> => ({
  type,
  people: ({ operationId }) => sql`
    select users.authentications_id as account_id, null::int as students_id, schools.id as schools_id, ${link} as link, '{}'::jsonb as params
    from operations join schools on schools.id = operations.schools_id join users on ${administers} where operations.id = ${operationId}`,
});

/**
 * For every event: who is notified, how often, with which type and link. A link leads to a page that its reader may
 * open [notifications.links]. Texts are in `texts.ts`.
 */
export const notificationRules: { [K in NotificationKind]: Rule<K> } = {
  // One unread notification per conversation, however many messages it has [notifications.message-once]
  // [messaging.notified].
  MESSAGE_RECEIVED: {
    type: 'INFO',
    people: ({ chatId, authorId }) => sql`
      select people.authentications_id as account_id, students.id as students_id, students.schools_id, '/messaging/' || chats.id as link,
        jsonb_build_object('author', ${fullName('author')}, 'student', students.firstname) as params
      from chats join students on students.id = chats.students_id join authentications author on author.id = ${authorId}
      cross join lateral chat_people(students.id, students.classes_id) people
      where chats.id = ${chatId} and people.authentications_id <> ${authorId} and not exists (
        select from notifications join notifications_users on notifications_users.notifications_id = notifications.id
        where notifications.students_id = students.id and notifications.kind = 'MESSAGE_RECEIVED' and notifications.link = '/messaging/' || chats.id
          and notifications_users.authentications_id = people.authentications_id and not notifications_users.is_viewed)`,
  },
  // Once per account, student and pack, as long as the notification is kept [notifications.pack-once].
  PACK_GIVEN: {
    type: 'INFO',
    people: ({ packId, classIds }) => sql`
      select users.authentications_id as account_id, students.id as students_id, students.schools_id, ${studentLink} as link,
        jsonb_build_object('student', students.firstname, 'pack', packs.title, 'pack_id', packs.id) as params
      from students join packs on packs.id = ${packId} and packs.schools_id = students.schools_id
      join users_students on users_students.students_id = students.id join users on users.id = users_students.users_id
      where students.classes_id = any(${classIds}) and students.status = 'ACTIVE' and not exists (
        select from notifications join notifications_users on notifications_users.notifications_id = notifications.id
        where notifications.students_id = students.id and notifications.kind = 'PACK_GIVEN' and notifications.params ->> 'pack_id' = packs.id::text
          and notifications_users.authentications_id = users.authentications_id)`,
  },
  // One notification per student and day [notifications.revision-a-day]: a unique index refuses a second one.
  REVISION_ENDED: {
    type: 'SUCCESS',
    people: ({ studentId, sessionId }) => sql`
      select users.authentications_id as account_id, students.id as students_id, students.schools_id, ${studentLink} as link,
        jsonb_build_object('student', students.firstname) as params
      from students join users_students on users_students.students_id = students.id join users on users.id = users_students.users_id
      where ${studentId === undefined ? sql`true` : sql`students.id = ${studentId}`}
        and ${sessionId === undefined ? sql`true` : endsRevision(sessionId)}`,
  },
  // Followers of the student; `move-cards/acquired-packs.ts` finds the acquired packs [notifications.pack-acquired].
  SET_ACQUIRED: {
    type: 'SUCCESS',
    people: ({ studentId, packId }) => sql`
      select users.authentications_id as account_id, students.id as students_id, students.schools_id, ${studentLink} as link,
        jsonb_build_object('student', students.firstname, 'pack', packs.title, 'pack_id', packs.id) as params
      from students join packs on packs.id = ${packId}
      join users_students on users_students.students_id = students.id join users on users.id = users_students.users_id where students.id = ${studentId}`,
  },
  // A follower belongs to the schools of their children. People of a school whose access has ended can't read resources
  // [resources.notified].
  RESOURCE_ADDED: {
    type: 'INFO',
    people: ({ resourceId, audience }) => sql`
      select distinct on (readers.account_id) readers.account_id, null::int as students_id, readers.schools_id, '/resources?resource=' || resources.id as link,
        jsonb_build_object('resource', resources.title) as params
      from resources join (
        select users.authentications_id as account_id, users.schools_id from users where users.role in ${roleLists.staff}
        union
        select users.authentications_id, users_students.schools_id from users_students join users on users.id = users_students.users_id
        where ${audience} = 'EVERYBODY'
      ) readers on readers.schools_id = resources.schools_id or resources.schools_id is null
      join schools on schools.id = readers.schools_id and ${isServed}
      where resources.id = ${resourceId} and readers.account_id is distinct from resources.authentications_id`,
  },
  // Once per account: a later event of the same announcement notifies only people who were not notified before.
  ANNOUNCEMENT: {
    type: 'INFO',
    people: ({ announcementId }) => sql`
      select distinct on (readers.account_id) readers.account_id, null::int as students_id, schools.id as schools_id, '/dashboard' as link,
        jsonb_build_object('id', announcements.id, 'text', announcements.content_fr, 'text_en', coalesce(announcements.content_en, announcements.content_fr)) as params
      from announcements join schools on schools.status <> 'ARCHIVED' and ${isForSchool}
      join (
        select users.authentications_id as account_id, users.schools_id from users where users.role in ${roleLists.staff}
        union all
        select users.authentications_id, users_students.schools_id from users_students join users on users.id = users_students.users_id
      ) readers on readers.schools_id = schools.id
      where announcements.id = ${announcementId} and not exists (
        select from notifications join notifications_users on notifications_users.notifications_id = notifications.id
        where notifications.kind = 'ANNOUNCEMENT' and notifications.params ->> 'id' = announcements.id::text and notifications_users.authentications_id = readers.account_id)
      order by readers.account_id, schools.id`,
  },
  // The link leads to the page where the operation can be undone [notifications.undo].
  IMPORT_DONE: operation('SUCCESS', '/my-school#operations'),
  YEAR_CHANGE_DONE: operation('SUCCESS', '/my-school#operations'),
  IMPORT_UNDONE: operation('WARNING', '/schools/students'),
  YEAR_CHANGE_UNDONE: operation('WARNING', '/schools/classes'),
  // Among teachers, only independent ones may open the list of followers: other teachers get no notification.
  INVITATION_ACCEPTED: {
    type: 'SUCCESS',
    people: ({ accountId }) => sql`
      select inviter_account.id as account_id, null::int as students_id, inviter.schools_id,
        case when inviter_account.role in ${roleLists.superadmins} then coalesce('/superadmin/schools/' || users.schools_id, '/superadmin')
          when authentications.role in ${roleLists.followers} then '/schools/followers' else '/schools/users' end as link,
        jsonb_build_object('person', ${fullName('authentications')}) as params
      from authentications join authentications inviter_account on inviter_account.id = authentications.invited_by
      left join users on users.authentications_id = authentications.id left join users inviter on inviter.authentications_id = inviter_account.id
      left join schools on schools.id = inviter.schools_id
      where authentications.id = ${accountId} and (inviter_account.role not in ${roleLists.teachers} or schools.is_master)`,
  },
  // Once in 30 days, however often the school crosses the limit [notifications.seats].
  SEATS_AT_90: {
    type: 'WARNING',
    people: ({ schoolId }) => sql`
      select users.authentications_id as account_id, null::int as students_id, schools.id as schools_id, '/my-school' as link,
        jsonb_build_object('count', schools.nb_students, 'max', ${studentSeats}) as params
      from schools join users on ${administers}
      where schools.id = ${schoolId} and schools.nb_students >= 0.9 * ${studentSeats} and not exists (
        select from notifications where notifications.schools_id = schools.id and notifications.kind = 'SEATS_AT_90' and notifications.date_create > now() - interval '30 days')`,
  },
  // Once for each end date and number of days.
  ACCESS_ENDS: {
    type: 'ALERT',
    people: ({ schoolId, days }) => sql`
      select users.authentications_id as account_id, null::int as students_id, schools.id as schools_id,
        case when users.role in ${roleLists.superadmins} then '/superadmin/schools/' || schools.id else '/my-school' end as link, event.params
      from schools
      cross join lateral (select jsonb_build_object('school', schools.name, 'days', ${days}::int, 'date',
        to_char(schools.date_expiration at time zone 'Europe/Paris', 'DD/MM/YYYY')) as params) event
      join users on (${administers}) or users.role in ${roleLists.superadmins}
      where schools.id = ${schoolId} and schools.date_expiration is not null and not exists (
        select from notifications where notifications.schools_id = schools.id and notifications.kind = 'ACCESS_ENDS'
          and notifications.params @> jsonb_build_object('days', ${days}::int, 'date', event.params -> 'date'))`,
  },
  PRINT_READY: {
    type: 'SUCCESS',
    people: ({ jobId }) => sql`
      select print_jobs.authentications_id as account_id, null::int as students_id, print_jobs.schools_id,
        case when print_jobs.schools_id is null then '/superadmin/editions' else '/schools/print-cards' end || '?print=' || print_jobs.id as link,
        jsonb_build_object('cards', cardinality(print_jobs.cards)) as params
      from print_jobs where print_jobs.id = ${jobId}`,
  },
  // The invoice is mailed to the buyer. This notifies the administrators of the school [invoices.notified].
  INVOICE_ISSUED: {
    type: 'INFO',
    people: ({ invoiceId }) => sql`
      select users.authentications_id as account_id, null::int as students_id, schools.id as schools_id, '/my-school' as link, ${invoiceParams} as params
      from invoices join schools on schools.id = invoices.schools_id join users on ${administers} where invoices.id = ${invoiceId} and invoices.status = 'ISSUED'`,
  },
  // Once per invoice, because the job marks the invoice as notified.
  INVOICE_LATE: {
    type: 'WARNING',
    people: ({ invoiceId }) => sql`
      select users.authentications_id as account_id, null::int as students_id, schools.id as schools_id,
        case when users.role in ${roleLists.superadmins} then '/superadmin/invoices?tab=1&late=true' else '/my-school' end as link, ${invoiceParams} as params
      from invoices join schools on schools.id = invoices.schools_id join users on (${administers}) or users.role in ${roleLists.superadmins}
      where invoices.id = ${invoiceId} and invoices.status = 'ISSUED'`,
  },
  // Once a day per version, since every failing browser reports the failure.
  REMOTE_FAILED: {
    type: 'ALERT',
    people: ({ remote, version }) => sql`
      select authentications.id as account_id, null::int as students_id, null::int as schools_id, '/superadmin/versions' as link, event.params
      from authentications
      cross join (select jsonb_build_object('remote', ${remote}::text, 'version', ${version}::text) as params) event
      where authentications.role in ${roleLists.superadmins} and not exists (
        select from notifications where notifications.kind = 'REMOTE_FAILED' and notifications.params = event.params and notifications.date_create > now() - interval '1 day')`,
  },
  REMOTE_DROPPED: {
    type: 'ALERT',
    people: ({ remote, version, figures }) => sql`
      select authentications.id as account_id, null::int as students_id, null::int as schools_id, '/superadmin/versions' as link,
        ${JSON.stringify({ remote, version, ...figures })}::jsonb as params
      from authentications where authentications.role in ${roleLists.superadmins}`,
  },
};

export const peopleOf = (event: NotificationEvent): RawBuilder<unknown> =>
  (notificationRules[event.kind] as { people: (event: NotificationEvent) => RawBuilder<unknown> }).people(event);
