import { sql } from 'kysely';

import { deadLetters, definitions } from '../job-queue/definitions.ts';

/**
 * Whether an unsent mail is not tried again: every attempt failed, or its job has ended without it, since attempts
 * whose process died are not counted in the mail's row [platform.mails].
 */
export const isGivenUp = sql<boolean>`(mails.nb_tries >= ${definitions.mails.attempts} or exists (
  select from pgboss.job where job.name = ${deadLetters} and job.source_name = 'mails' and job.data ->> 'id' = mails.id::text))`;
