import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Db } from '../database/database.ts';
import type { PageQuery } from '../database/queries/pages.ts';
import { countOf, paged } from '../database/queries/pages.ts';
import { roleLists } from '../database/role-lists.ts';

/**
 * Condition on `notifications` joined with `notifications_users`: not about a child from whom the recipient was
 * detached [families.detached].
 */
export const isOfOwnChild: RawBuilder<SqlBool> = sql`(notifications.students_id is null or not exists (
  select from users where users.authentications_id = notifications_users.authentications_id and users.role in ${roleLists.followers}
    and not exists (select from users_students where users_students.users_id = users.id and users_students.students_id = notifications.students_id)))`;

/** An account's notifications that are already visible in the portal [notifications.quiet-hours]. */
const ownLinks = (db: Db, accountId: number) =>
  db
    .selectFrom('notifications_users')
    .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
    .where('notifications_users.authentications_id', '=', accountId)
    .where('notifications_users.is_shown', '=', true)
    .where('notifications.date_visible', '<=', sql<string>`now()`)
    .where(isOfOwnChild);

/**
 * One page of an account's notifications, the latest first; only those about one student if requested
 * [notifications.student].
 */
export async function listNotifications(db: Db, accountId: number, page: PageQuery, studentId?: number) {
  const query = ownLinks(db, accountId)
    .$if(studentId !== undefined, (links) => links.where('notifications.students_id', '=', studentId!))
    .select([
      'notifications_users.id',
      'notifications_users.is_viewed',
      'notifications.id as notification_id',
      'notifications.type',
      'notifications.title',
      'notifications.content',
      'notifications.link',
    ])
    .select(['notifications.date_visible as date_create', 'notifications.kind', 'notifications.params']);
  const ordered = query.orderBy('notifications.date_visible', 'desc').orderBy('notifications_users.id', 'desc');
  return { rows: await paged(ordered, page).execute(), count: await countOf(query) };
}
export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>['rows'][number];

/** Number of notifications that an account has not viewed [notifications.badge]. */
export const countUnread = (db: Db, accountId: number) =>
  countOf(ownLinks(db, accountId).where('notifications_users.is_viewed', '=', false));

/**
 * Marks an account's notifications that pass the test as viewed [notifications.viewed] [notifications.badge-live].
 * @returns the number of matching notifications, including those viewed before
 */
export async function markViewed(db: Db, accountId: number, test: RawBuilder<SqlBool> = sql`true`): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const marked = await mark(trx, accountId, test);
    // The count on the person's other open pages changes.
    if (marked.length) await publishAccountEvent(trx, [accountId], { event: 'notifications' });
    return marked.length;
  });
}

/**
 * Marks all notifications that are shown. Those delayed by quiet hours or sent by e-mail only stay unread: a viewed one
 * would not be mailed.
 */
export const markAllViewed = (db: Db, accountId: number): Promise<number> =>
  markViewed(
    db,
    accountId,
    sql`not is_viewed and is_shown and notifications_id in (select notifications.id from notifications where notifications.date_visible <= now())`,
  );

/** Cancels an account's mails of these kinds that wait to be sent. */
export const cancelMails = (trx: Db, accountId: number, kinds: readonly NotificationKind[]) =>
  sql`update notifications_users set date_mail = null from notifications where notifications.id = notifications_users.notifications_id
    and notifications_users.authentications_id = ${accountId} and notifications.kind = any(${kinds}) and notifications_users.date_mailed is null`.execute(
    trx,
  );

const mark = (trx: Db, accountId: number, test: RawBuilder<SqlBool>) =>
  trx
    .updateTable('notifications_users')
    .set({ is_viewed: true })
    .where('authentications_id', '=', accountId)
    .where(test)
    .returning('id')
    .execute();
