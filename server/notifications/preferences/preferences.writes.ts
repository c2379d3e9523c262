import { kindOf, kindsOf, type NotificationKind } from '@memocartes/contract/notifications/kinds';
import type { NotificationPreference, Unsubscription } from '@memocartes/contract/notifications/notifications.routes';
import { sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';

/** Cancels an account's mails of these kinds that wait to be sent. */
const cancelMails = (trx: Trx, accountId: number, kinds: readonly NotificationKind[]) =>
  sql`
    update notifications_users
    set date_mail = null
    from notifications
    where notifications.id = notifications_users.notifications_id
      and notifications_users.authentications_id = ${accountId}
      and notifications.kind = any(${kinds})
      and notifications_users.date_mailed is null
  `.execute(trx);

/**
 * Stores an account's choices, and cancels waiting mails of the kinds whose e-mails are switched off
 * [notifications.preferences].
 */
export async function savePreferences(
  trx: Trx,
  accountId: number,
  preferences: readonly NotificationPreference[],
): Promise<void> {
  if (!preferences.length) return;
  await trx
    .insertInto('notification_preferences')
    .values(preferences.map((item) => ({ ...item, authentications_id: accountId })))
    .onConflict((conflict) =>
      conflict.columns(['authentications_id', 'kind']).doUpdateSet((eb) => ({
        portal: eb.ref('excluded.portal'),
        email: eb.ref('excluded.email'),
      })),
    )
    .execute();
  const withoutMail = preferences.filter(({ email }) => !email).map(({ kind }) => kind);
  if (withoutMail.length) await cancelMails(trx, accountId, withoutMail);
}

/**
 * Switches off the mails of an unsubscribe link; notifications in the portal stay as they are
 * [notifications.unsubscribe].
 */
export async function stopMails(db: Db, { mails, ...query }: Unsubscription): Promise<void> {
  const account = Number(query.account);
  const row = await db.selectFrom('authentications').select('role').where('id', '=', account).executeTakeFirst();
  if (!row) return;
  const kinds: NotificationKind[] =
    mails === 'DIGEST' ? kindsOf(row.role).filter((kind) => !kindOf(kind).isUrgent) : [mails];
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('notification_preferences')
      .values(kinds.map((kind) => ({ authentications_id: account, kind, portal: true, email: false })))
      .onConflict((conflict) => conflict.columns(['authentications_id', 'kind']).doUpdateSet({ email: false }))
      .execute();
    await cancelMails(trx, account, kinds);
  });
}
