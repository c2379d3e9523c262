import { type RawBuilder, sql, type SqlBool } from 'kysely';

import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Db } from '../database/database.ts';
import { visibleNotifications } from './notifications.queries.ts';

/**
 * Marks an account's notifications that meet a condition as viewed [notifications.viewed] [notifications.badge-live].
 * @returns the number of matching notifications, including those viewed before
 */
export async function markViewed(db: Db, accountId: number, test: RawBuilder<SqlBool>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const marked = await trx
      .updateTable('notifications_users')
      .set({ is_viewed: true })
      .where('authentications_id', '=', accountId)
      .where(test)
      .returning('id')
      .execute();
    // Other open pages of the person update their count.
    if (marked.length) await publishAccountEvent(trx, [accountId], { event: 'notifications' });
    return marked.length;
  });
}

/**
 * Marks all shown notifications as viewed. Those that are delayed by quiet hours or only mailed stay unread, since
 * viewed notifications are not mailed. Those that are not accessible also stay unread, since they may be shown again.
 */
export const markAllViewed = (db: Db, accountId: number): Promise<number> =>
  markViewed(
    db,
    accountId,
    sql`not is_viewed and id in (${visibleNotifications(db, accountId).select('notifications_users.id')})`,
  );
