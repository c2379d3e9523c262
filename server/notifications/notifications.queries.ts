import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Db } from '../database/database.ts';
import type { PageQuery } from '../database/queries/pages.ts';
import { countOf, paged } from '../database/queries/pages.ts';

/** An account's notifications that are already visible in the portal [notifications.quiet-hours]. */
const ownLinks = (db: Db, accountId: number) =>
  db
    .selectFrom('notifications_users')
    .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
    .where('notifications_users.authentications_id', '=', accountId)
    .where('notifications_users.is_shown', '=', true)
    .where('notifications.date_visible', '<=', sql<string>`now()`);

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

const mark = (trx: Db, accountId: number, test: RawBuilder<SqlBool>) =>
  trx
    .updateTable('notifications_users')
    .set({ is_viewed: true })
    .where('authentications_id', '=', accountId)
    .where(test)
    .returning('id')
    .execute();
