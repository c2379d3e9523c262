import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { Db } from '../database/database.ts';
import { countOf, paged, type PageQuery } from '../database/queries/pages.ts';
import { roleLists } from '../database/role-lists.ts';
import { leadsToOwnChat } from '../visibility/chats.ts';
import { leadsToOwnResource } from '../visibility/resources.ts';

/**
 * Condition on `notifications` joined with `notifications_users`: not about a child from whom the recipient was
 * detached [families.detached].
 */
const isOfOwnChild: RawBuilder<SqlBool> = sql`
  (
    notifications.students_id is null
    or not exists (
      select from users
      where users.authentications_id = notifications_users.authentications_id
        and users.role in ${roleLists.followers}
        and not exists (
          select from users_students
          where users_students.users_id = users.id and users_students.students_id = notifications.students_id
        )
    )
  )
`;

/**
 * Condition on `notifications` joined with `notifications_users`: if the notification is about a conversation, the
 * recipient can still open the conversation [notifications.links].
 */
const isOfOwnChat = (): RawBuilder<SqlBool> =>
  sql`(notifications.kind is distinct from 'MESSAGE_RECEIVED' or ${leadsToOwnChat()})`;

/**
 * Condition on `notifications` joined with `notifications_users`: if the notification is about a resource, the recipient
 * can still read the resource [notifications.links].
 */
const isOfOwnResource = (): RawBuilder<SqlBool> =>
  sql`(notifications.kind is distinct from 'RESOURCE_ADDED' or ${leadsToOwnResource()})`;

/** Condition on `notifications`: not about a deleted announcement, which may be restored [announcements.undo]. */
const isNotDeleted: RawBuilder<SqlBool> = sql`
  (
    notifications.kind is distinct from 'ANNOUNCEMENT'
    or exists (
      select from announcements
      where announcements.id = (notifications.params ->> 'id')::int and announcements.date_delete is null
    )
  )
`;

/**
 * Condition on `notifications` joined with `notifications_users`: the recipient may still see the subject of the
 * notification. Only such notifications are shown and mailed.
 */
export const isAccessible = (): RawBuilder<SqlBool> => sql`
  (${isOfOwnChild} and ${isOfOwnChat()} and ${isOfOwnResource()} and ${isNotDeleted})
`;

/** An account's notifications that are already visible in the portal [notifications.quiet-hours]. */
export const visibleNotifications = (db: Db, accountId: number) =>
  db
    .selectFrom('notifications_users')
    .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
    .where('notifications_users.authentications_id', '=', accountId)
    .where('notifications_users.is_shown', '=', true)
    .where('notifications.date_visible', '<=', sql<string>`now()`)
    .where(isAccessible());

/**
 * One page of an account's notifications, the latest first; only those about one student if requested
 * [notifications.student].
 */
export async function listNotifications(db: Db, accountId: number, page: PageQuery, studentId?: number) {
  let query = visibleNotifications(db, accountId).select([
    'notifications_users.id',
    'notifications_users.is_viewed',
    'notifications.id as notification_id',
    'notifications.type',
    'notifications.title',
    'notifications.content',
    'notifications.link',
    'notifications.date_visible as date_create',
    'notifications.kind',
    'notifications.params',
  ]);
  if (studentId !== undefined) query = query.where('notifications.students_id', '=', studentId);
  const ordered = query.orderBy('notifications.date_visible', 'desc').orderBy('notifications_users.id', 'desc');
  return { rows: await paged(ordered, page).execute(), count: await countOf(query) };
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>['rows'][number];

/** Number of notifications that an account has not viewed [notifications.badge]. */
export const countUnread = (db: Db, accountId: number) =>
  countOf(visibleNotifications(db, accountId).where('notifications_users.is_viewed', '=', false));
