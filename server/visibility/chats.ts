import { today } from '@memocartes/contract/learning/calendar/days';
import { schoolYearStart } from '@memocartes/contract/learning/calendar/school-year';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import { parisMidnight } from '../calendar/weeks.ts';
import { roleLists } from '../database/role-lists.ts';
import { isMessagingSchool } from '../offers/messaging.ts';

/** Beginning of the current school year: conversations closed since then can still be read [messaging.closed]. */
const yearStart = () => parisMidnight(schoolYearStart(today()));

/** Condition on `chats`: of a school with messaging [messaging.offer]. */
const inMessagingSchool = sql<boolean>`
  chats.schools_id in (select schools.id from schools where ${isMessagingSchool})
`;

/**
 * Participants of `chats` about `students` [messaging.participants]. Open conversation: the student's teachers and
 * followers. Closed conversation: its participants when it was closed, without followers detached since
 * [messaging.detached].
 */
export const participants = sql`
  (
    select people.authentications_id, people.relation, people.relation_other
    from chat_people(students.id, students.classes_id) people
    where chats.date_close is null
    union all
    select chats_participants.authentications_id, users_students.relation, users_students.relation_other
    from chats_participants
      left join users on users.authentications_id = chats_participants.authentications_id
      left join users_students on users_students.users_id = users.id
        and users_students.students_id = students.id
    where chats_participants.chats_id = chats.id
      and chats.date_close is not null
      and (users.role in ${roleLists.teachers} or users_students.id is not null)
  )
`;

/**
 * Ids of the conversations in which an active account takes part and that it may read [messaging.closed]
 * [messaging.offer]. Selects what `participants` selects, but from the account, which is faster.
 * @param condition further condition on `chats`
 */
function readableChats(accountId: RawBuilder<unknown>, condition: RawBuilder<SqlBool>) {
  const where = sql`where users.authentications_id = ${accountId} and ${inMessagingSchool} and ${condition}`;
  return sql`
    select chats.id
    from users
      join classes_users_pro on classes_users_pro.users_pro_id = users.id
      join students on students.classes_id = classes_users_pro.classes_id
      join chats on chats.students_id = students.id
    ${where} and chats.date_close is null
    union
    select chats.id
    from users
      join users_students on users_students.users_id = users.id
      join chats on chats.students_id = users_students.students_id
    ${where} and chats.date_close is null
    union
    select chats.id
    from users
      join chats_participants on chats_participants.authentications_id = users.authentications_id
      join chats on chats.id = chats_participants.chats_id
    ${where}
      and chats.date_close >= ${yearStart()}
      and (
        users.role in ${roleLists.teachers}
        or exists (
          select from users_students
          where users_students.users_id = users.id and users_students.students_id = chats.students_id
        )
      )
  `;
}

/** Condition on `chats`: those in which the actor takes part and that they may read [messaging.no-admin]. */
export const ownChats = (actor: Actor): RawBuilder<SqlBool> =>
  sql`chats.id in (${readableChats(sql`${actor.id}`, sql`true`)})`;

/**
 * Condition on `notifications` joined with `notifications_users`: the recipient takes part in the linked conversation
 * and may read it.
 */
export const leadsToOwnChat = (): RawBuilder<SqlBool> => sql`
  exists (${readableChats(
    sql`notifications_users.authentications_id`,
    sql`chats.students_id = notifications.students_id and notifications.link = '/messaging/' || chats.id`,
  )})
`;
