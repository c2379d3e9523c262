import { sql } from 'kysely';

import { accountReaders } from './adult-account.ts';
import { actorName, inSchool, type Reader, type Recipient, selfAndPlatform } from './sections.ts';

/**
 * All data stored about an adult, without secrets: neither hashes nor the text of mails, whose links open an account. A
 * school gets only the data that concerns it [privacy.export-school].
 */
export const adultReaders = ({ userId, accountId }: { userId: number; accountId: number }): readonly Reader[] => [
  ...accountReaders(accountId),
  {
    id: 'children',
    title: 'Enfants suivis',
    query: (recipient) => sql`
      select students.firstname, students.lastname,
        coalesce(users_students.relation_other, users_students.relation) as relation, schools.name as school,
        users_students.date_create as date
      from users_students
        join students on students.id = users_students.students_id
        join schools on schools.id = students.schools_id
      where users_students.users_id = ${userId} and ${inSchool('students.schools_id', recipient)}
      order by users_students.id
    `,
  },
  {
    id: 'attach-requests',
    title: 'Demandes de rattachement reçues',
    // Only the initial of the last name, as in the portal: the request may still be refused.
    only: selfAndPlatform,
    query: () => sql`
      select attach_requests.date_create as date, schools.name as school,
        trim(students.firstname || ' ' || upper(left(students.lastname, 1))) as child,
        coalesce(attach_requests.relation_other, attach_requests.relation) as relation, attach_requests.email,
        attach_requests.status, attach_requests.date_answer
      from attach_requests
        join students on students.id = attach_requests.students_id
        join schools on schools.id = attach_requests.schools_id
      where attach_requests.users_id = ${userId}
      order by attach_requests.id
    `,
  },
  {
    id: 'consents',
    title: 'Consentements donnés',
    query: (recipient) => sql`
      select students.firstname, privacy_consents.kind, privacy_consents.is_granted,
        privacy_consents.date_create as date
      from privacy_consents join students on students.id = privacy_consents.students_id
      where privacy_consents.authentications_id = ${accountId}
        and ${inSchool('privacy_consents.schools_id', recipient)}
      order by students.id
    `,
  },
  {
    id: 'classes',
    title: 'Classes',
    query: () => sql`
      select classes.name as class, classes.level
      from classes_users_pro join classes on classes.id = classes_users_pro.classes_id
      where classes_users_pro.users_pro_id = ${userId}
      order by classes.name
    `,
  },
  {
    id: 'revision-sessions',
    title: 'Séances de révision ouvertes',
    query: (recipient) => sql`
      select sessions.date_create as date, classes.name as class, sessions.date_close as date_end
      from sessions join classes on classes.id = sessions.classes_id
      where sessions.users_pro_id = ${userId} and ${inSchool('sessions.schools_id', recipient)}
      order by sessions.id
    `,
  },
  {
    id: 'tablets',
    title: 'Tablettes autorisées',
    query: (recipient) => sql`
      select devices.date_approve as date, coalesce(devices.name, devices.label) as device, devices.date_revoke
      from devices
      where devices.approved_by = ${accountId} and ${inSchool('devices.schools_id', recipient)}
      order by devices.id
    `,
  },
  {
    id: 'cards',
    title: 'Cartes',
    query: () => sql`
      select displayed_id as card, card_type as kind, status, fline1 as front, bline1 as back,
        date_create as date
      from cards
      where authentications_id = ${accountId}
      order by id
    `,
  },
  {
    id: 'packs',
    title: 'Packs',
    query: () => sql`select title, date_create as date from packs where authentications_id = ${accountId} order by id`,
  },
  {
    id: 'files',
    title: 'Photo et documents',
    query: (recipient) => sql`
      select documents.id || '-' || documents.title as file, documents.type, documents.datetime_update as date
      from documents
      where ${adultFiles({ userId, accountId }, recipient)}
      order by documents.id
    `,
  },
  {
    id: 'prints',
    title: 'Impressions',
    query: (recipient) => sql`
      select date_create as date, nb_pages, status
      from print_jobs
      where authentications_id = ${accountId} and ${inSchool('print_jobs.schools_id', recipient)}
      order by id
    `,
  },
  {
    id: 'mails',
    title: 'E-mails envoyés',
    // The subject of a mail may be about a child in another school.
    only: selfAndPlatform,
    query: () => sql`
      select mails.subject, mails.date_create as date, mails.date_sent
      from mails join authentications on lower(mails.recipient) = authentications.email
      where authentications.id = ${accountId}
      order by mails.id
    `,
  },
  {
    id: 'contact',
    title: 'Messages à l’équipe du portail',
    only: selfAndPlatform,
    query: () => sql`
      select date_create as date, subject, details as content, date_answer, answer
      from contact_messages
      where authentications_id = ${accountId}
        or email = (select email from authentications where id = ${accountId})
      order by id
    `,
  },
  {
    id: 'messages',
    title: 'Messages écrits',
    // School admins and superadmins can't read conversations [messaging.no-admin].
    only: ['SELF'],
    query: () => sql`
      select messages.date_create as date, students.firstname as child, messages.content
      from messages
        join chats on chats.id = messages.chats_id
        join students on students.id = chats.students_id
      where messages.authentications_id = ${accountId}
      order by messages.id
    `,
  },
  {
    id: 'messages-read',
    title: 'Dernier message lu de chaque conversation',
    only: ['SELF'],
    query: () => sql`
      select students.firstname as child, messages.date_create as date
      from chats_reads
        join chats on chats.id = chats_reads.chats_id
        join students on students.id = chats.students_id
        left join messages on messages.id = chats_reads.messages_id
      where chats_reads.authentications_id = ${accountId} and chats_reads.messages_id > 0
      order by chats.id
    `,
  },
  {
    id: 'message-reports',
    title: 'Messages signalés',
    only: ['SELF'],
    query: () => sql`
      select date_create as date, reason, content, date_resolve
      from messages_reports
      where authentications_id = ${accountId}
      order by id
    `,
  },
  {
    id: 'resources',
    title: 'Ressources ajoutées',
    query: (recipient) => sql`
      select resources.title, resources.description, resources.file_name as file,
        resources.date_create as date
      from resources
      where resources.authentications_id = ${accountId} and ${inSchool('resources.schools_id', recipient)}
      order by resources.id
    `,
  },
  {
    id: 'home-devices',
    title: 'Appareils à la maison',
    only: selfAndPlatform,
    query: () => sql`
      select students.firstname as child, home_devices.opened_by, home_devices.date_create as date,
        home_devices.date_seen as date_used, home_devices.date_revoke
      from home_devices join students on students.id = home_devices.students_id
      where home_devices.users_id = ${userId}
      order by home_devices.id
    `,
  },
  {
    id: 'home-revisions',
    title: 'Révisions à la maison des enfants suivis',
    only: selfAndPlatform,
    query: () => sql`
      select students.firstname as child, home_revisions.date_start, home_revisions.date_end,
        home_revisions.mode, cardinality(home_revisions.cards) as nb_cards
      from users_students
        join students on students.id = users_students.students_id
        join home_revisions on home_revisions.students_id = students.id
      where users_students.users_id = ${userId}
      order by home_revisions.id
    `,
  },
  {
    id: 'history',
    title: 'Historique des modifications',
    entity: 'USER',
    query: (recipient) => sql`
      select history.date_create as date, history.action,
        ${actorName(recipient)} as author,
        history.changes::text as changes
      from history left join authentications on authentications.id = history.authentications_id
      where history.entity_type = 'USER'
        and history.entity_id = ${userId}
        and ${inSchool('history.schools_id', recipient)}
      order by history.id
    `,
  },
  {
    id: 'activity',
    title: 'Modifications faites',
    query: (recipient) => sql`
      select history.date_create as date, history.action, history.entity_type as type
      from history
      where history.authentications_id = ${accountId} and ${inSchool('history.schools_id', recipient)}
      order by history.id
    `,
  },
  {
    id: 'audit',
    title: 'Journal d’audit',
    query: (recipient) => {
      // The person concerned learns neither the name nor the network and device of others.
      const mayShowOrigin = recipient.as === 'SELF' ? sql`audit_events.actor_id = ${accountId}` : sql`true`;
      return sql`
        select audit_events.date_create as date, audit_events.kind, audit_events.actor_role as role,
          case when ${mayShowOrigin} then audit_events.address end as address,
          case when ${mayShowOrigin} then audit_events.device end as device
        from audit_events
        where (
          audit_events.actor_id = ${accountId}
          or (audit_events.target_type = 'USER' and audit_events.target_id = ${userId})
        )
          and ${inSchool('audit_events.schools_id', recipient)}
        order by audit_events.id
      `;
    },
  },
];

/** Condition on `documents`: the adult's photo and uploads [privacy.export-school]. */
export function adultFiles({ userId, accountId }: { userId: number; accountId: number }, recipient: Recipient) {
  return sql`
    (
      (documents.entity_type = 'USERS' and documents.entity_id = ${userId})
      or (
        documents.authentications_id = ${accountId}
        and documents.entity_type in ('CARDS', 'RESOURCES')
        and ${inSchool('documents.schools_id', recipient)}
      )
    )
  `;
}
