import { sql } from 'kysely';

import { deadLetters, definitions } from '../job-queue/definitions.ts';

/**
 * Condition on unsent `mails` that are no longer tried: every attempt failed, or their job was given up. Attempts whose
 * process died are counted by the job, not in `nb_tries` [platform.mails].
 */
export const isGivenUp = sql<boolean>`(mails.nb_tries >= ${definitions.mails.attempts} or exists (
  select from pgboss.job where job.name = ${deadLetters} and job.source_name = 'mails' and job.data ->> 'id' = mails.id::text))`;
