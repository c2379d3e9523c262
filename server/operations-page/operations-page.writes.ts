import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { deadLetters } from '../job-queue/definitions.ts';
import { insertJobs, send } from '../job-queue/send.ts';
import { isGivenUp } from '../mails/given-up.ts';
import { isResendable } from './operations-page.queries.ts';

/**
 * Queues the given-up mails of the last seven days, except refused ones [operations-page.mails].
 * @returns their number
 */
export async function retryMails(trx: Trx): Promise<number> {
  const rows = await trx
    .updateTable('mails')
    .set({ nb_tries: 0, error: null })
    .where(isResendable)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await sql`
    delete from pgboss.job
    where name = ${deadLetters} and source_name = 'mails' and (data ->> 'id')::int = any(${ids})
  `.execute(trx);
  await insertJobs(
    trx,
    'mails',
    ids.map((id) => ({ id })),
  );
  return ids.length;
}

/** Queues a failed mail with new attempts. @returns false if no failed mail has this id */
export async function retryMail(trx: Trx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mails')
    .set({ nb_tries: 0, error: null })
    .where('id', '=', id)
    .where('date_sent', 'is', null)
    .where(isGivenUp)
    .executeTakeFirst();
  if (!numUpdatedRows) return false;
  await sql`
    delete from pgboss.job
    where name = ${deadLetters} and source_name = 'mails' and (data ->> 'id')::int = ${id}
  `.execute(trx);
  await send(trx, 'mails', id);
  return true;
}
