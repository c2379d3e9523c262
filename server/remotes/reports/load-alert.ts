import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { takeFirstOrThrow } from '../../database/queries/rows.ts';
import { notify } from '../../notifications/notify.ts';
import { isLoadAlert } from './failure-rate.ts';
import { recentLoads } from './reports.queries.ts';

/** Alerts superadmins, once a day, of a version in use that too many browsers could not load [portal.load-alert]. */
export async function alertIfBroken(db: Db, remote: string, version: string): Promise<void> {
  if (!isLoadAlert(await recentLoads(db, remote, version))) return;
  await db.transaction().execute(async (trx) => {
    // Many browsers may report one failure at the same moment: only one of these requests alerts.
    const { isLocked } = await sql<{ isLocked: boolean }>`
      select pg_try_advisory_xact_lock(
        hashtextextended(${`remote-failed ${remote} ${version}`}, 0)
      ) as "isLocked"
    `
      .execute(trx)
      .then(takeFirstOrThrow);
    if (isLocked) await notify(trx, { kind: 'REMOTE_FAILED', remote, version });
  });
}
