import { endMailDays } from '@memocartes/contract/schools/ending';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import type { Handler } from '../job-queue/handler.ts';
import { notify } from '../notifications/notify.ts';

/** Notifies about schools whose access ends soon; the next run sends a missed notice [schools.end-mails]. */
export async function notifyAccessEnds(db: Db, now = new Date().toISOString()): Promise<void> {
  const { rows } = await sql<{ id: number; days: number }>`
    select id, days from (
      select id, (date_expiration at time zone 'Europe/Paris')::date - (${now}::timestamptz at time zone 'Europe/Paris')::date as days
      from schools where status = 'VISIBLE' and date_expiration > ${now}::timestamptz) ends
    where days <= ${Math.max(...endMailDays)}`.execute(db);
  for (const { id, days } of rows) {
    const notice = Math.min(...endMailDays.filter((limit) => days <= limit));
    await db.transaction().execute((trx) => notify(trx, { kind: 'ACCESS_ENDS', schoolId: id, days: notice }));
  }
}

export const accessEndsJob: Handler = { run: ({ db }) => notifyAccessEnds(db) };
