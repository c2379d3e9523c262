import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

import { roleLists } from '../database/role-lists.ts';
import type { Notifications } from '../database/tables/operations.ts';
import { studentSeats } from '../offers/seats.ts';
import { isForSchool } from '../visibility/announcements.ts';

type OperationKind = 'IMPORT_DONE' | 'IMPORT_UNDONE' | 'YEAR_CHANGE_DONE' | 'YEAR_CHANGE_UNDONE';
type OperationEvent<K extends OperationKind> = K extends OperationKind ? { kind: K; operationId: number } : never;

/** What happened, by ids: the rest is read in the transaction of the event. */
export type NotificationEvent =
  | { kind: 'MESSAGE_RECEIVED'; chatId: number; messageId: number; authorId: number }
  | { kind: 'PACK_GIVEN'; packId: number; classIds: readonly number[] }
  /** Of one student, or of all who answered in a session that is closed. */
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
   * Query of its people: `account_id`, `students_id`, `schools_id` (whose quiet hours apply), `link`, `params` of the texts. Accounts that
   * are not ACTIVE are left out afterwards.
   */
  people: (event: EventOf<K>) => RawBuilder<unknown>;
};

const fullName = (account: string) =>
  sql`trim(${sql.ref(`${account}.firstname`)} || ' ' || upper(${sql.ref(`${account}.lastname`)}))`;

/** Who administers a school (`o`): its school admins, or the independent teacher whose school it is [schools.end-mails]. */
const administers = sql`u.schools_id = o.id and (u.role in ${roleLists.administrators} or (u.role in ${roleLists.teachers} and o.is_master))`;

/** Facts of an invoice (`i`) of a school (`o`): number, school, due day. */
const invoiceParams = sql`jsonb_build_object('number', i.number, 'school', o.name, 'due', to_char(i.date_due, 'DD/MM/YYYY'))`;

const studentLink = sql`'/my-childrens/' || s.id`;

const operation = (type: Notifications['type'], link: string): Rule<OperationKind> => ({
  type,
  people: ({ operationId }) => sql`
    select u.authentications_id as account_id, null::int as students_id, o.id as schools_id, ${link} as link, '{}'::jsonb as params
    from operations x join schools o on o.id = x.schools_id join users u on ${administers} where x.id = ${operationId}`,
});

const seats = studentSeats('o');

/** Every event: who is notified, with which type and link. Texts are in `texts.ts`. */
export const events: { [K in NotificationKind]: Rule<K> } = {
  // One unread notification for a conversation, however many messages it has [notifications.message-once].
  MESSAGE_RECEIVED: {
    type: 'INFO',
    people: ({ chatId, authorId }) => sql`
      select p.account_id, s.id as students_id, s.schools_id, '/messaging/' || h.id as link,
        jsonb_build_object('author', ${fullName('author')}, 'student', s.firstname) as params
      from chats h join students s on s.id = h.students_id join authentications author on author.id = ${authorId}
      cross join lateral (
        select u.authentications_id as account_id from users_students f join users u on u.id = f.users_id where f.students_id = s.id
        union
        select u.authentications_id from classes_users_pro c join users u on u.id = c.users_pro_id where c.classes_id = s.classes_id
      ) p
      where h.id = ${chatId} and p.account_id <> ${authorId} and not exists (
        select from notifications n join notifications_users l on l.notifications_id = n.id
        where n.students_id = s.id and n.kind = 'MESSAGE_RECEIVED' and n.link = '/messaging/' || h.id
          and l.authentications_id = p.account_id and not l.is_viewed)`,
  },
  PACK_GIVEN: {
    type: 'INFO',
    people: ({ packId, classIds }) => sql`
      select u.authentications_id as account_id, s.id as students_id, s.schools_id, ${studentLink} as link,
        jsonb_build_object('student', s.firstname, 'pack', k.title) as params
      from students s join packs k on k.id = ${packId} and k.schools_id = s.schools_id
      join users_students f on f.students_id = s.id join users u on u.id = f.users_id
      where s.classes_id = any(${classIds}) and s.status = 'ACTIVE'`,
  },
  // One a student a day [notifications.revision-a-day]: a unique index refuses the second.
  REVISION_ENDED: {
    type: 'SUCCESS',
    people: ({ studentId, sessionId }) => sql`
      select u.authentications_id as account_id, s.id as students_id, s.schools_id, ${studentLink} as link,
        jsonb_build_object('student', s.firstname) as params
      from students s join users_students f on f.students_id = s.id join users u on u.id = f.users_id
      where ${
        studentId === undefined
          ? sql`s.id in (select v.students_id from cards_events v where v.sessions_id = ${sessionId})`
          : sql`s.id = ${studentId}`
      }`,
  },
  SET_ACQUIRED: {
    type: 'SUCCESS',
    people: ({ studentId, packId }) => sql`
      select u.authentications_id as account_id, s.id as students_id, s.schools_id, ${studentLink} as link,
        jsonb_build_object('student', s.firstname, 'pack', k.title, 'pack_id', k.id) as params
      from students s join packs k on k.id = ${packId}
      join users_students f on f.students_id = s.id join users u on u.id = f.users_id where s.id = ${studentId}`,
  },
  // A follower's schools are those of their children.
  RESOURCE_ADDED: {
    type: 'INFO',
    people: ({ resourceId, audience }) => sql`
      select distinct on (p.account_id) p.account_id, null::int as students_id, p.schools_id, '/resources?resource=' || r.id as link,
        jsonb_build_object('resource', r.title) as params
      from resources r join (
        select u.authentications_id as account_id, u.schools_id from users u where u.role in ${roleLists.staff}
        union
        select u.authentications_id, f.schools_id from users_students f join users u on u.id = f.users_id
        where ${audience} = 'EVERYBODY'
      ) p on p.schools_id = r.schools_id or r.schools_id is null
      where r.id = ${resourceId} and p.account_id is distinct from r.authentications_id`,
  },
  // Once an account: who joins a school while an announcement runs sees its banner.
  ANNOUNCEMENT: {
    type: 'INFO',
    people: ({ announcementId }) => sql`
      select distinct on (p.account_id) p.account_id, null::int as students_id, o.id as schools_id, '/dashboard' as link,
        jsonb_build_object('id', a.id, 'text', a.content_fr, 'text_en', coalesce(a.content_en, a.content_fr)) as params
      from announcements a join schools o on o.status <> 'ARCHIVED' and ${isForSchool}
      join (
        select u.authentications_id as account_id, u.schools_id from users u where u.role in ${roleLists.staff}
        union all
        select u.authentications_id, f.schools_id from users_students f join users u on u.id = f.users_id
      ) p on p.schools_id = o.id
      where a.id = ${announcementId} and not exists (
        select from notifications n join notifications_users l on l.notifications_id = n.id
        where n.kind = 'ANNOUNCEMENT' and n.params ->> 'id' = a.id::text and l.authentications_id = p.account_id)
      order by p.account_id, o.id`,
  },
  IMPORT_DONE: operation('SUCCESS', '/schools/students'),
  IMPORT_UNDONE: operation('WARNING', '/schools/students'),
  YEAR_CHANGE_DONE: operation('SUCCESS', '/schools/classes'),
  YEAR_CHANGE_UNDONE: operation('WARNING', '/schools/classes'),
  // A teacher whose school has got a school admin may no longer open the followers.
  INVITATION_ACCEPTED: {
    type: 'SUCCESS',
    people: ({ accountId }) => sql`
      select i.id as account_id, null::int as students_id, inviter.schools_id,
        case when i.role in ${roleLists.superadmins} then coalesce('/superadmin/schools/' || u.schools_id, '/superadmin')
          when a.role in ${roleLists.followers} then '/schools/followers' else '/schools/users' end as link,
        jsonb_build_object('person', ${fullName('a')}) as params
      from authentications a join authentications i on i.id = a.invited_by
      left join users u on u.authentications_id = a.id left join users inviter on inviter.authentications_id = i.id
      left join schools o on o.id = inviter.schools_id
      where a.id = ${accountId} and (i.role not in ${roleLists.teachers} or o.is_master)`,
  },
  // Once in 30 days, so that students who come and go around the limit cause one [notifications.seats].
  SEATS_AT_90: {
    type: 'WARNING',
    people: ({ schoolId }) => sql`
      select u.authentications_id as account_id, null::int as students_id, o.id as schools_id, '/my-school' as link,
        jsonb_build_object('count', o.nb_students, 'max', ${seats}) as params
      from schools o join users u on ${administers}
      where o.id = ${schoolId} and o.nb_students >= 0.9 * ${seats} and not exists (
        select from notifications n where n.schools_id = o.id and n.kind = 'SEATS_AT_90' and n.date_create > now() - interval '30 days')`,
  },
  // Once for each end date and number of days.
  ACCESS_ENDS: {
    type: 'ALERT',
    people: ({ schoolId, days }) => sql`
      select u.authentications_id as account_id, null::int as students_id, o.id as schools_id,
        case when u.role in ${roleLists.superadmins} then '/superadmin/schools/' || o.id else '/my-school' end as link, e.params
      from schools o
      cross join lateral (select jsonb_build_object('school', o.name, 'days', ${days}::int, 'date',
        to_char(o.date_expiration at time zone 'Europe/Paris', 'DD/MM/YYYY')) as params) e
      join users u on (${administers}) or u.role in ${roleLists.superadmins}
      where o.id = ${schoolId} and o.date_expiration is not null and not exists (
        select from notifications n where n.schools_id = o.id and n.kind = 'ACCESS_ENDS'
          and n.params @> jsonb_build_object('days', ${days}::int, 'date', e.params -> 'date'))`,
  },
  PRINT_READY: {
    type: 'SUCCESS',
    people: ({ jobId }) => sql`
      select j.authentications_id as account_id, null::int as students_id, j.schools_id,
        case when j.schools_id is null then '/superadmin/editions?print=' || j.id else '/schools/print-cards' end as link,
        jsonb_build_object('cards', cardinality(j.cards)) as params
      from print_jobs j where j.id = ${jobId}`,
  },
  // The payer gets its letter; the school learns of it here [invoices.notified].
  INVOICE_ISSUED: {
    type: 'INFO',
    people: ({ invoiceId }) => sql`
      select u.authentications_id as account_id, null::int as students_id, o.id as schools_id, '/my-school' as link, ${invoiceParams} as params
      from invoices i join schools o on o.id = i.schools_id join users u on ${administers} where i.id = ${invoiceId} and i.status = 'ISSUED'`,
  },
  // The job marks the invoice, so once for each.
  INVOICE_LATE: {
    type: 'WARNING',
    people: ({ invoiceId }) => sql`
      select u.authentications_id as account_id, null::int as students_id, o.id as schools_id,
        case when u.role in ${roleLists.superadmins} then '/superadmin/invoices?tab=1&late=true' else '/my-school' end as link, ${invoiceParams} as params
      from invoices i join schools o on o.id = i.schools_id join users u on (${administers}) or u.role in ${roleLists.superadmins}
      where i.id = ${invoiceId} and i.status = 'ISSUED'`,
  },
  // Once a day for a version: every browser that fails reports it.
  REMOTE_FAILED: {
    type: 'ALERT',
    people: ({ remote, version }) => sql`
      select a.id as account_id, null::int as students_id, null::int as schools_id, '/dashboard' as link, e.params
      from authentications a
      cross join (select jsonb_build_object('remote', ${remote}::text, 'version', ${version}::text) as params) e
      where a.role in ${roleLists.superadmins} and not exists (
        select from notifications n where n.kind = 'REMOTE_FAILED' and n.params = e.params and n.date_create > now() - interval '1 day')`,
  },
  REMOTE_DROPPED: {
    type: 'ALERT',
    people: ({ remote, version, figures }) => sql`
      select a.id as account_id, null::int as students_id, null::int as schools_id, '/superadmin/versions' as link,
        ${JSON.stringify({ remote, version, ...figures })}::jsonb as params
      from authentications a where a.role in ${roleLists.superadmins}`,
  },
};

/** Query of the people of an event. */
export const peopleOf = (event: NotificationEvent): RawBuilder<unknown> =>
  (events[event.kind] as { people: (event: NotificationEvent) => RawBuilder<unknown> }).people(event);
