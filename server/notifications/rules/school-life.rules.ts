import { sql } from 'kysely';

import { sqlFullName } from '../../database/queries/full-name.ts';
import { roleLists } from '../../database/role-lists.ts';
import { isPackFor } from '../../figures/cards-by-level.ts';
import { isCountedAnswer } from '../../figures/counted-answers.ts';
import { isOfYearOf } from '../../figures/given-packs.ts';
import { schoolHasAccess } from '../../school-access/school-access.ts';
import { isForSchool, peopleOfSchools } from '../../visibility/announcements.ts';
import type { NotificationRules } from './notification-events.ts';

/**
 * Condition on `students`: the student answered in the session, and this transaction ended the revision. `now()` is
 * constant in a transaction, so closing a session does not notify of revisions that ended before
 * [notifications.revision-ended].
 */
const endsRevision = (sessionId: number) => sql`
  (
    students.id in (
      select cards_events.students_id
      from cards_events
      where cards_events.sessions_id = ${sessionId} and ${isCountedAnswer}
    )
    and students.id in (
      select sessions_students.students_id
      from sessions_students
      where sessions_students.sessions_id = ${sessionId}
        and sessions_students.status = 'ENDED'
        and sessions_students.date_end = now()
    )
  )
`;

const studentLink = sql`'/my-childrens/' || students.id`;

/** Rules for messages, packs, revisions, resources and announcements. */
export const schoolLifeRules = {
  // One unread notification per conversation, however many messages it has [notifications.message-once]
  // [messaging.notified].
  MESSAGE_RECEIVED: {
    type: 'INFO',
    recipients: ({ chatId, authorId }) => sql`
      select people.authentications_id as account_id, students.id as students_id, students.schools_id,
        '/messaging/' || chats.id as link,
        jsonb_build_object('author', ${sqlFullName('author')}, 'student', students.firstname) as params
      from chats
        join students on students.id = chats.students_id
        join authentications author on author.id = ${authorId}
        cross join lateral chat_people(students.id, students.classes_id) people
      where chats.id = ${chatId}
        and people.authentications_id <> ${authorId}
        and not exists (
          select from notifications
            join notifications_users on notifications_users.notifications_id = notifications.id
          where notifications.students_id = students.id
            and notifications.kind = 'MESSAGE_RECEIVED'
            and notifications.link = '/messaging/' || chats.id
            and notifications_users.authentications_id = people.authentications_id
            and not notifications_users.is_viewed
        )
    `,
  },
  // Once per account, student and pack, as long as the notification is kept [notifications.pack-once].
  PACK_GIVEN: {
    type: 'INFO',
    recipients: ({ packId, classIds }) => sql`
      select users.authentications_id as account_id, students.id as students_id, students.schools_id,
        ${studentLink} as link,
        jsonb_build_object('student', students.firstname, 'pack', packs.title, 'pack_id', packs.id) as params
      from students
        join packs on packs.id = ${packId} and packs.schools_id = students.schools_id
        join users_students on users_students.students_id = students.id
        join users on users.id = users_students.users_id
      where students.classes_id = any(${classIds})
        and students.status = 'ACTIVE'
        and ${isPackFor(sql`students.id`)}
        and exists (
          select from packs_classes
          where packs_classes.packs_id = packs.id
            and packs_classes.classes_id = students.classes_id
            and ${isOfYearOf(sql`students.id`)}
        )
        and not exists (
          select from notifications
            join notifications_users on notifications_users.notifications_id = notifications.id
          where notifications.students_id = students.id
            and notifications.kind = 'PACK_GIVEN'
            and notifications.params ->> 'pack_id' = packs.id::text
            and notifications_users.authentications_id = users.authentications_id
        )
    `,
  },
  // The other teachers of the class [packs.replace-notified].
  PACK_REPLACED: {
    type: 'INFO',
    recipients: ({ packId, replacedId, classId, week, actorId }) => sql`
      select users.authentications_id as account_id, null::int as students_id, classes.schools_id,
        '/schools/packs?class=' || classes.id || '&pack=' || packs.id as link,
        jsonb_build_object(
          'class', classes.name, 'pack', packs.title, 'replaced', replaced.title,
          'person', ${sqlFullName('author')}, 'week', to_char(${week}::date, 'DD/MM/YYYY')
        ) as params
      from classes
        join packs on packs.id = ${packId}
        join packs replaced on replaced.id = ${replacedId}
        join authentications author on author.id = ${actorId}
        join classes_users_pro on classes_users_pro.classes_id = classes.id
        join users on users.id = classes_users_pro.users_pro_id
      where classes.id = ${classId} and users.authentications_id <> ${actorId}
    `,
  },
  // One notification per student and day [notifications.revision-a-day]: a unique index refuses a second one.
  REVISION_ENDED: {
    type: 'SUCCESS',
    recipients: ({ studentId, sessionId }) => sql`
      select users.authentications_id as account_id, students.id as students_id, students.schools_id,
        ${studentLink} as link, jsonb_build_object('student', students.firstname) as params
      from students
        join users_students on users_students.students_id = students.id
        join users on users.id = users_students.users_id
      where ${studentId === undefined ? sql`true` : sql`students.id = ${studentId}`}
        and ${sessionId === undefined ? sql`true` : endsRevision(sessionId)}
    `,
  },
  // Followers of the student; `move-cards/acquired-packs.ts` finds the acquired packs [notifications.pack-acquired].
  SET_ACQUIRED: {
    type: 'SUCCESS',
    recipients: ({ studentId, packId }) => sql`
      select users.authentications_id as account_id, students.id as students_id, students.schools_id,
        ${studentLink} as link,
        jsonb_build_object('student', students.firstname, 'pack', packs.title, 'pack_id', packs.id) as params
      from students
        join packs on packs.id = ${packId}
        join users_students on users_students.students_id = students.id
        join users on users.id = users_students.users_id
      where students.id = ${studentId}
    `,
  },
  // A follower belongs to the schools of their children. People of a school whose access has ended can't read resources
  // [resources.notified].
  RESOURCE_ADDED: {
    type: 'INFO',
    recipients: ({ resourceId, audience }) => sql`
      select distinct on (readers.account_id) readers.account_id, null::int as students_id,
        readers.schools_id, '/resources?resource=' || resources.id as link,
        jsonb_build_object('resource', resources.title) as params
      from resources
        join (
          select users.authentications_id as account_id, users.schools_id
          from users
          where users.role in ${roleLists.staff}
          union
          select users.authentications_id, users_students.schools_id
          from users_students join users on users.id = users_students.users_id
          where ${audience} = 'EVERYBODY'
        ) readers on readers.schools_id = resources.schools_id
          or resources.schools_id is null
        join schools on schools.id = readers.schools_id and ${schoolHasAccess}
      where resources.id = ${resourceId} and readers.account_id is distinct from resources.authentications_id
    `,
  },
  // Once per account: a later event of the same announcement notifies only people who were not notified before
  // [announcements.notified].
  ANNOUNCEMENT: {
    type: 'INFO',
    recipients: ({ announcementId }) => sql`
      select distinct on (readers.account_id) readers.account_id, null::int as students_id,
        schools.id as schools_id, '/dashboard' as link,
        jsonb_build_object(
          'id', announcements.id, 'text', announcements.content_fr,
          'text_en', coalesce(announcements.content_en, announcements.content_fr)
        ) as params
      from announcements
        join schools on schools.status <> 'ARCHIVED' and ${isForSchool}
        join ${peopleOfSchools} readers on readers.schools_id = schools.id
      where announcements.id = ${announcementId}
        and not exists (
          select from notifications
            join notifications_users on notifications_users.notifications_id = notifications.id
          where notifications.kind = 'ANNOUNCEMENT'
            and notifications.params ->> 'id' = announcements.id::text
            and notifications_users.authentications_id = readers.account_id
        )
      order by readers.account_id, schools.id
    `,
  },
} satisfies Partial<NotificationRules>;
