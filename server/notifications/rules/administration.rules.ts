import { sql } from 'kysely';

import { sqlFullName } from '../../database/queries/full-name.ts';
import { roleLists } from '../../database/role-lists.ts';
import type { Notifications } from '../../database/tables/communication.ts';
import { studentSeats } from '../../offers/seats.ts';
import type { NotificationRule, NotificationRules, OperationKind } from './notification-events.ts';
import { administers } from './recipients.ts';

/** Text parameters of an invoice: its number, the name of its school, its due date. */
const invoiceParams = sql`
  jsonb_build_object(
    'number', invoices.number, 'school', schools.name, 'due', to_char(invoices.date_due, 'DD/MM/YYYY')
  )
`;

const operation = (type: Notifications['type'], link: string): NotificationRule<OperationKind> => ({
  type,
  recipients: ({ operationId }) => sql`
    select users.authentications_id as account_id, null::int as students_id, schools.id as schools_id,
      ${link} as link, '{}'::jsonb as params
    from operations
      join schools on schools.id = operations.schools_id
      join users on ${administers}
    where operations.id = ${operationId}
  `,
});

/** Rules for imports, year changes, accounts, seats, the end of access, prints, invoices and remotes. */
export const administrationRules = {
  // The link leads to the page where the operation can be undone [notifications.undo].
  IMPORT_DONE: operation('SUCCESS', '/my-school#operations'),
  YEAR_CHANGE_DONE: operation('SUCCESS', '/my-school#operations'),
  IMPORT_UNDONE: operation('WARNING', '/schools/students'),
  YEAR_CHANGE_UNDONE: operation('WARNING', '/schools/classes'),
  // Among teachers, only independent ones may open the list of followers: other teachers get no notification.
  INVITATION_ACCEPTED: {
    type: 'SUCCESS',
    recipients: ({ accountId }) => sql`
      select inviter_account.id as account_id, null::int as students_id, inviter.schools_id,
        case
          when inviter_account.role in ${roleLists.superadmins} then coalesce(
            '/superadmin/schools/' || users.schools_id, '/superadmin'
          )
          when authentications.role in ${roleLists.followers} then '/schools/followers'
          else '/schools/users'
        end as link,
        jsonb_build_object('person', ${sqlFullName('authentications')}) as params
      from authentications
        join authentications inviter_account on inviter_account.id = authentications.invited_by
        left join users on users.authentications_id = authentications.id
        left join users inviter on inviter.authentications_id = inviter_account.id
        left join schools on schools.id = inviter.schools_id
      where authentications.id = ${accountId}
        and (inviter_account.role not in ${roleLists.teachers} or schools.is_master)
    `,
  },
  // A teacher whose account the first sign-on created [notifications.teacher-joined].
  TEACHER_JOINED: {
    type: 'INFO',
    recipients: ({ accountId }) => sql`
      select users.authentications_id as account_id, null::int as students_id, schools.id as schools_id,
        '/schools/users' as link,
        jsonb_build_object('person', ${sqlFullName('authentications')}) as params
      from authentications
        join users teacher on teacher.authentications_id = authentications.id
        join schools on schools.id = teacher.schools_id
        join users on users.schools_id = schools.id and users.role in ${roleLists.administrators}
      where authentications.id = ${accountId}
    `,
  },
  // Once in 30 days, however often the school crosses the limit [notifications.seats].
  SEATS_AT_90: {
    type: 'WARNING',
    recipients: ({ schoolId }) => sql`
      select users.authentications_id as account_id, null::int as students_id, schools.id as schools_id,
        '/my-school' as link,
        jsonb_build_object('count', schools.nb_students, 'max', ${studentSeats}) as params
      from schools join users on ${administers}
      where schools.id = ${schoolId}
        and schools.nb_students >= 0.9 * ${studentSeats}
        and not exists (
          select from notifications
          where notifications.schools_id = schools.id
            and notifications.kind = 'SEATS_AT_90'
            and notifications.date_create > now() - interval '30 days'
        )
    `,
  },
  // Once for each end date and number of days [schools.end-mails].
  ACCESS_ENDS: {
    type: 'ALERT',
    recipients: ({ schoolId, days }) => sql`
      select users.authentications_id as account_id, null::int as students_id, schools.id as schools_id,
        case
          when users.role in ${roleLists.superadmins} then '/superadmin/schools/' || schools.id
          else '/my-school'
        end as link,
        event.params
      from schools
        cross join lateral (
          select jsonb_build_object(
            'school', schools.name, 'days', ${days}::int,
            'date', to_char(schools.date_expiration at time zone 'Europe/Paris', 'DD/MM/YYYY')
          ) as params
        ) event
        join users on (${administers}) or users.role in ${roleLists.superadmins}
      where schools.id = ${schoolId}
        and schools.date_expiration is not null
        and not exists (
          select from notifications
          where notifications.schools_id = schools.id
            and notifications.kind = 'ACCESS_ENDS'
            and notifications.params @> jsonb_build_object(
              'days', ${days}::int, 'date', event.params -> 'date'
            )
        )
    `,
  },
  PRINT_READY: {
    type: 'SUCCESS',
    recipients: ({ jobId }) => sql`
      select print_jobs.authentications_id as account_id, null::int as students_id, print_jobs.schools_id,
        case
          when print_jobs.schools_id is null then '/superadmin/editions'
          else '/schools/print-cards'
        end || '?print=' || print_jobs.id as link,
        jsonb_build_object('cards', cardinality(print_jobs.cards)) as params
      from print_jobs
      where print_jobs.id = ${jobId}
    `,
  },
  // The invoice is mailed to the buyer. This notifies the administrators of the school [invoices.notified].
  INVOICE_ISSUED: {
    type: 'INFO',
    recipients: ({ invoiceId }) => sql`
      select users.authentications_id as account_id, null::int as students_id, schools.id as schools_id,
        '/my-school' as link, ${invoiceParams} as params
      from invoices
        join schools on schools.id = invoices.schools_id
        join users on ${administers}
      where invoices.id = ${invoiceId} and invoices.status = 'ISSUED'
    `,
  },
  // Once per invoice, because the job marks the invoice as notified.
  INVOICE_LATE: {
    type: 'WARNING',
    recipients: ({ invoiceId }) => sql`
      select users.authentications_id as account_id, null::int as students_id, schools.id as schools_id,
        case
          when users.role in ${roleLists.superadmins} then '/superadmin/invoices?tab=1&late=true'
          else '/my-school'
        end as link,
        ${invoiceParams} as params
      from invoices
        join schools on schools.id = invoices.schools_id
        join users on (${administers}) or users.role in ${roleLists.superadmins}
      where invoices.id = ${invoiceId} and invoices.status = 'ISSUED'
    `,
  },
  // Once a day per version, since every failing browser reports the failure.
  REMOTE_FAILED: {
    type: 'ALERT',
    recipients: ({ remote, version }) => sql`
      select authentications.id as account_id, null::int as students_id, null::int as schools_id,
        '/superadmin/versions' as link, event.params
      from authentications
        cross join (
          select jsonb_build_object('remote', ${remote}::text, 'version', ${version}::text) as params
        ) event
      where authentications.role in ${roleLists.superadmins}
        and not exists (
          select from notifications
          where notifications.kind = 'REMOTE_FAILED'
            and notifications.params = event.params
            and notifications.date_create > now() - interval '1 day'
        )
    `,
  },
  REMOTE_DROPPED: {
    type: 'ALERT',
    recipients: ({ remote, version, figures }) => sql`
      select authentications.id as account_id, null::int as students_id, null::int as schools_id,
        '/superadmin/versions' as link, ${JSON.stringify({ remote, version, ...figures })}::jsonb as params
      from authentications
      where authentications.role in ${roleLists.superadmins}
    `,
  },
} satisfies Partial<NotificationRules>;
