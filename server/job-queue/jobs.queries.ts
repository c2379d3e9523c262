import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { deadLetters, type Definition, definitions, type JobName } from './definitions.ts';

type State = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

type JobSummary = {
  name: string;
  /** Cron expression in Paris time; null for a job that runs when it is sent. */
  cron: string | null;
  /** Start of the latest run; null if it never ran, or if that run has been deleted. */
  last_run: string | null;
  last_state: State | null;
  /** Class or code of the latest run's error, and where it was thrown. */
  last_error: string | null;
  /** Number of jobs that wait for their first or next attempt. */
  waiting: number;
  /** Number of dead letters. */
  failed: number;
};
type SummaryRow = Omit<JobSummary, 'cron'>;

/**
 * Every kind of job with its latest run, and its numbers of waiting jobs and dead letters. Covers all schools: the
 * caller checks the permission [operations-page.jobs].
 */
export async function listJobs(db: Db): Promise<JobSummary[]> {
  const names = Object.keys(definitions);
  const query = sql<SummaryRow>`
    select job.name, latest.started_on as last_run, latest.state as last_state,
      case when latest.state in ('retry', 'failed') then latest.output ->> 'message' end as last_error,
      (
        select count(*)
        from pgboss.job stored
        where stored.name = job.name and stored.state in ('created', 'retry')
      ) as waiting,
      (
        select count(*)
        from pgboss.job stored
        where stored.name = ${deadLetters} and stored.source_name = job.name
      ) as failed
    from unnest(${names}::text[]) with ordinality as job(name, position)
      left join lateral (
        select started_on, state, output
        from pgboss.job stored
        where stored.name = job.name and stored.started_on is not null
        order by started_on desc
        limit 1
      ) latest on true
    order by job.position
  `;
  const { rows } = await inEverySchool(() => query.execute(db));
  const byName: Readonly<Record<string, Definition>> = definitions;
  return rows.map((row) => ({ ...row, cron: byName[row.name]?.cron ?? null }));
}

/** Number of jobs of a name that wait or run. The caller checks the permission. */
export async function countUnfinished(db: Db, name: JobName): Promise<number> {
  const query = sql<{ count: number }>`
    select count(*)::int as count
    from pgboss.job
    where name = ${name} and state in ('created', 'retry', 'active')
  `;
  return (await inEverySchool(() => query.execute(db)).then(takeFirstOrThrow)).count;
}

type DeadJob = {
  /** Id of the dead letter, for `retryJob`. */
  id: string;
  name: string;
  /** Id of the row that the job is about; null for a recurring job. */
  row_id: number | null;
  attempts: number;
  error: string | null;
  /** When the job was sent. */
  date_create: string;
  /** When the last attempt failed. */
  date_failed: string;
};

/**
 * Jobs that failed for good, the latest first, without the jobs named in `except`. The caller checks the
 * permission.
 */
export async function listDeadJobs(
  db: Db,
  { limit = 100, except = [] }: { limit?: number; except?: readonly JobName[] } = {},
): Promise<DeadJob[]> {
  const query = sql<DeadJob>`
    select id, source_name as name, (data ->> 'id')::int as row_id, source_retry_count + 1 as attempts,
      source_output ->> 'message' as error, source_created_on as date_create, created_on as date_failed
    from pgboss.job
    where name = ${deadLetters} and source_name <> all(${except}::text[])
    order by created_on desc, id
    limit ${limit}
  `;
  return (await inEverySchool(() => query.execute(db))).rows;
}
