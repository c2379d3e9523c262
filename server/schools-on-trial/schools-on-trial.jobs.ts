import { trialOffers } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import type { Handler } from '../job-queue/handler.ts';

/** Days after which an ended trial is archived [schools.trial-archived]. */
const keptDays = 90;

/**
 * Archives schools 90 days after the end of their trial, at the same time of day in Paris. The history entry has no
 * author.
 * @param now ISO instant
 */
export const archiveTrials = (db: Db, now = new Date().toISOString()) =>
  sql`
    with ended as (
      select id, name, status
      from schools
      where status <> 'ARCHIVED'
        and offers_id in (${sql.join(trialOffers)})
        and date_expiration at time zone 'Europe/Paris' + make_interval(days => ${keptDays})
          <= ${now}::timestamptz at time zone 'Europe/Paris'
      for no key update
    ), archived as (
      update schools
      set status = 'ARCHIVED'
      from ended
      where schools.id = ended.id
      returning schools.id
    )
    insert into history (schools_id, entity_type, entity_id, entity_name, action, changes)
    select ended.id, 'SCHOOL', ended.id, ended.name, 'STATUS',
      jsonb_build_object('status', jsonb_build_array(ended.status, 'ARCHIVED'))
    from ended join archived on archived.id = ended.id
  `.execute(db);

export const archiveTrialsJob: Handler = {
  run: async ({ db }) => {
    await archiveTrials(db);
  },
};
