import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { takeFirst } from '../database/queries/rows.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { refuse } from '../http/errors.ts';
import { deadLetters } from './definitions.ts';
import { insertJobs } from './send.ts';

type DeadLetter = { source_name: string; data: { id: number } | null };

/**
 * Sends a dead letter's job again, with all its attempts. The caller checks the permission [operations-page.jobs].
 * @param id the id of a dead letter from `listDeadJobs`
 * @throws 404
 */
export const retryJob = (db: Db, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const remove = sql<DeadLetter>`
      delete from pgboss.job
      where name = ${deadLetters} and id::text = ${id}
      returning source_name, data
    `;
    const dead = await inEverySchool(() => remove.execute(trx)).then(takeFirst);
    if (!dead) throw refuse('NOT_FOUND');
    await insertJobs(trx, dead.source_name, [dead.data]);
  });
