import { sql } from 'kysely';

import { deadLetters, definitions } from '../job-queue/definitions.ts';

/**
 * Condition on unsent `mails` that are no longer tried: every attempt failed, the recipient was refused permanently, or
 * the mail's job was given up. The job also counts attempts whose process died; `nb_tries` does not
 * [operations-page.mails].
 */
export const isGivenUp = sql<boolean>`
  (
    mails.nb_tries >= ${definitions.mails.attempts}
    or exists (
      select from pgboss.job
      where job.name = ${deadLetters} and job.source_name = 'mails' and job.data ->> 'id' = mails.id::text
    )
  )
`;
