import { trialOffers } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import type { Handler } from '../job-queue/handler.ts';

/** Days for which the data of an ended trial is kept unchanged [schools.trial-archived]. */
const keptDays = 90;

/**
 * Archives trials that ended 90 days ago, at the same time of day in Paris; the history says that the portal did it.
 * @param now ISO instant
 */
export const archiveTrials = (db: Db, now = new Date().toISOString()) =>
  sql`with gone as (
      update schools set status = 'ARCHIVED'
      where status <> 'ARCHIVED' and offers_id in (${sql.join(trialOffers)})
        and date_expiration at time zone 'Europe/Paris' + make_interval(days => ${keptDays}) <= ${now}::timestamptz at time zone 'Europe/Paris'
      returning id, name
    )
    insert into history (schools_id, entity_type, entity_id, entity_name, action, changes)
    select gone.id, 'SCHOOL', gone.id, gone.name, 'STATUS', '{"status": ["VISIBLE", "ARCHIVED"]}' from gone`.execute(
    db,
  );

export const archiveTrialsJob: Handler = {
  run: async ({ db }) => {
    await archiveTrials(db);
  },
};
