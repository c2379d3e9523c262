import { sql } from 'kysely';

import { participants } from '../../visibility/chats.ts';
import { actorName, inSchool, type Reader } from './sections.ts';

/** All data stored about a student. A follower's export has no contact details of followers. */
export const studentReaders = (id: number): readonly Reader[] => [
  {
    id: 'identity',
    title: 'Identité',
    query: () => sql`
      select students.firstname, students.lastname, students.gender, students.birthdate, students.level,
        students.status, students.is_phygital, students.demo_mode, students.date_create,
        students.date_inactive, schools.name as school, classes.name as class
      from students
        join schools on schools.id = students.schools_id
        left join classes on classes.id = students.classes_id
      where students.id = ${id}
    `,
  },
  {
    id: 'followers',
    title: 'Proches',
    query: ({ as }) => {
      const contact = as === 'FOLLOWER' ? sql`` : sql`, authentications.email, users.phone`;
      return sql`
        select authentications.firstname, authentications.lastname,
          coalesce(users_students.relation_other, users_students.relation) as relation,
          users_students.date_create ${contact}
        from users_students
          join users on users.id = users_students.users_id
          join authentications on authentications.id = users.authentications_id
        where users_students.students_id = ${id}
        order by users_students.id
      `;
    },
  },
  {
    id: 'attach-requests',
    title: 'Demandes de rattachement',
    // Requests contain addresses of people who are perhaps not followers of the student.
    only: ['SCHOOL', 'PLATFORM'],
    query: (recipient) => sql`
      select date_create as date, email, coalesce(relation_other, relation) as relation, status, date_answer
      from attach_requests
      where students_id = ${id} and ${inSchool('attach_requests.schools_id', recipient)}
      order by id
    `,
  },
  {
    id: 'class',
    title: 'Enseignants de la classe',
    query: () => sql`
      select classes.name as class, authentications.firstname, authentications.lastname
      from students
        join classes on classes.id = students.classes_id
        join classes_users_pro on classes_users_pro.classes_id = classes.id
        join users on users.id = classes_users_pro.users_pro_id
        join authentications on authentications.id = users.authentications_id
      where students.id = ${id}
      order by authentications.sort_name
    `,
  },
  {
    id: 'boxes',
    title: 'Boîtes de révision',
    query: () => sql`
      select cards.displayed_id as card, cards.fline1 as front, cards.bline1 as back, cards_students.box,
        cards_students.due_on, cards_students.first_on, cards_students.moved_on, cards_students.nb_right,
        cards_students.nb_wrong
      from cards_students join cards on cards.id = cards_students.cards_id
      where cards_students.students_id = ${id}
      order by cards.displayed_id
    `,
  },
  {
    id: 'answers',
    title: 'Réponses et placements',
    query: () => sql`
      select cards_events.answered_at as date, cards.displayed_id as card, cards.fline1 as front,
        cards_events.kind, cards_events.is_right, cards_events.is_undone, cards_events.box,
        cards_events.sessions_id as session
      from cards_events join cards on cards.id = cards_events.cards_id
      where cards_events.students_id = ${id}
      order by cards_events.answered_at, cards_events.id
    `,
  },
  {
    id: 'sessions',
    title: 'Séances de révision',
    query: () => sql`
      select sessions.id as session, sessions.date_create as date, classes.name as class,
        sessions_students.status, sessions_students.date_join, sessions_students.date_end,
        sessions_students.has_finished
      from sessions_students
        join sessions on sessions.id = sessions_students.sessions_id
        join classes on classes.id = sessions.classes_id
      where sessions_students.students_id = ${id}
      order by sessions.id
    `,
  },
  {
    id: 'home-revisions',
    title: 'Révisions à la maison',
    query: () => sql`
      select date_start, date_end, mode, cardinality(cards) as nb_cards
      from home_revisions
      where students_id = ${id}
      order by id
    `,
  },
  {
    id: 'home-devices',
    title: 'Appareils à la maison',
    // Devices belong to followers: a school's export of a follower does not have them either.
    only: ['FOLLOWER', 'PLATFORM'],
    query: ({ as, accountId }) => {
      // Followers see only the devices that they attached, as in their list of devices [home-revision.revoke].
      const own = sql`
        home_devices.users_id in (select users.id from users where users.authentications_id = ${accountId})
      `;
      return sql`
        select opened_by, date_create as date, date_seen as date_used, date_revoke
        from home_devices
        where students_id = ${id} and ${as === 'FOLLOWER' ? own : sql`true`}
        order by id
      `;
    },
  },
  {
    id: 'messages',
    title: 'Messages',
    // School admins and superadmins can't read conversations [messaging.no-admin], and only participants can read a
    // closed conversation [messaging.closed].
    only: ['FOLLOWER'],
    query: (recipient) => sql`
      select messages.date_create as date, authentications.role,
        ${actorName(recipient)} as author,
        messages.content
      from messages left join authentications on authentications.id = messages.authentications_id
      where messages.chats_id in (
        select chats.id
        from chats join students on students.id = chats.students_id
        where students.id = ${id}
          and exists (select from ${participants} people where people.authentications_id = ${recipient.accountId})
      )
      order by messages.id
    `,
  },
  {
    id: 'notifications',
    title: 'Notifications',
    query: ({ as, accountId }) => {
      const own = sql`
        exists (
          select from notifications_users
          where notifications_users.notifications_id = notifications.id
            and notifications_users.authentications_id = ${accountId}
        )
      `;
      return sql`
        select notifications.date_create as date, notifications.title, notifications.content
        from notifications
        where notifications.students_id = ${id} and ${as === 'FOLLOWER' ? own : sql`true`}
        order by notifications.id
      `;
    },
  },
  {
    id: 'consents',
    title: 'Consentements',
    query: () => sql`select kind, is_granted, date_create as date from privacy_consents where students_id = ${id}`,
  },
  {
    id: 'files',
    title: 'Photo',
    query: () => sql`
      select documents.id || '-' || documents.title as file, documents.type, documents.datetime_update as date
      from documents
      where documents.entity_type = 'STUDENTS' and documents.entity_id = ${id}
    `,
  },
  {
    id: 'history',
    title: 'Historique des modifications',
    entity: 'STUDENT',
    query: (recipient) => {
      // History entries of attach requests contain the address of the follower.
      const changes = recipient.as === 'FOLLOWER' ? sql`history.changes - 'email'` : sql`history.changes`;
      return sql`
        select history.date_create as date, history.action,
          ${actorName(recipient)} as author,
          (${changes})::text as changes
        from history left join authentications on authentications.id = history.authentications_id
        where history.entity_type = 'STUDENT' and history.entity_id = ${id}
        order by history.id
      `;
    },
  },
  {
    id: 'audit',
    title: 'Journal d’audit',
    query: (recipient) => {
      const actor = recipient.as === 'FOLLOWER' ? sql`null` : sql`audit_events.actor_label`;
      return sql`
        select audit_events.date_create as date, audit_events.kind, audit_events.actor_role as role,
          ${actor} as author
        from audit_events
        where audit_events.target_type = 'STUDENT' and audit_events.target_id = ${id}
        order by audit_events.id
      `;
    },
  },
];

/** Condition on `documents`: the student's photo. */
export const studentFiles = (id: number) => sql`documents.entity_type = 'STUDENTS' and documents.entity_id = ${id}`;
