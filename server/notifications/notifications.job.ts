import { sql } from 'kysely';

import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Db } from '../database/database.ts';
import type { Handler } from '../job-queue/handler.ts';

/** Sends an event to open pages for notifications that became visible at the end of quiet hours. */
const announce = (db: Db) =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      with visible as (
        update notifications
        set is_announced = true
        where not is_announced and date_visible <= now()
        returning id
      )
      select distinct notifications_users.authentications_id as id
      from notifications_users join visible on visible.id = notifications_users.notifications_id
      where notifications_users.is_shown and not notifications_users.is_viewed
    `.execute(trx);
    const accounts = rows.map(({ id }) => id);
    await publishAccountEvent(trx, accounts, { event: 'notifications' });
  });

export const announceJob: Handler = { run: ({ db }) => announce(db) };
