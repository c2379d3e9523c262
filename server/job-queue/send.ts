import { sql } from 'kysely';

import type { Db, Trx } from '../database/database.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { type Definition, definitions, type SentJobName } from './definitions.ts';

/** Channel on which pg-boss's workers are notified of new jobs. */
const channel = sql`'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)`;

/**
 * Adds jobs to a queue with the queue's retry policy, and wakes its workers when the transaction commits. Inserts the
 * rows itself, as pg-boss's documentation allows. `PgBoss.send` may need a second connection; within a transaction, the
 * embedded database has none.
 * @returns the number of added jobs: 0 if the queue does not exist, or already contains the only job that it allows
 */
export async function insertJobs(
  db: Db,
  name: string,
  payloads: readonly (object | null)[],
  delaySeconds = 0,
): Promise<number> {
  const insert = sql<{ nb: number }>`
    with sent as (
      insert into pgboss.job (
        name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
        deletion_seconds, heartbeat_seconds, dead_letter, start_after, keep_until
      )
      select queue.name, nullif(payload, 'null'), queue.policy, queue.retry_limit, queue.retry_delay,
        queue.retry_backoff, queue.retry_delay_max, queue.expire_seconds, queue.deletion_seconds,
        queue.heartbeat_seconds, queue.dead_letter, now() + make_interval(secs => ${delaySeconds}),
        now() + make_interval(secs => ${delaySeconds} + queue.retention_seconds)
      from pgboss.queue, jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) payload
      where queue.name = ${name}
      on conflict do nothing
      returning start_after
    ), notified as (
      select pg_notify(${channel}, ${name}) from sent where start_after <= now() limit 1
    )
    select (select count(*) from sent) as nb, (select count(*) from notified)
  `;
  // A role of one school may neither read nor write jobs.
  const { nb } = await inEverySchool(() => insert.execute(db)).then(takeFirstOrThrow);
  return nb;
}

/**
 * Sends a job about a row. Call within the transaction that writes the row: both commit or neither.
 * @throws Error when the database has no queue for the job
 */
export async function send(trx: Trx, name: SentJobName, id: number): Promise<void> {
  const { delaySeconds }: Definition = definitions[name];
  if (!(await insertJobs(trx, name, [{ id }], delaySeconds))) throw new Error(`The database has no queue ${name}.`);
}
