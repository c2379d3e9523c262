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
  /** Whether the scheduled run is overdue, or a job has waited too long for its first attempt. */
  is_late: boolean;
};
type SummaryRow = Omit<JobSummary, 'cron' | 'is_late'> & {
  /**
   * Seconds since the latest stored run started, else since the kind of job exists; null if no process has started its
   * jobs yet. Runs are stored for `keepSeconds`: if they stop, none is left after a while.
   */
  run_age: number | null;
  /** Seconds since the oldest waiting job could have started. */
  waiting_age: number | null;
};

const minute = 60;
/** Maximum delay in seconds of a scheduled run, in addition to twice the interval between runs. */
const maxScheduleDelay = 10 * minute;
/** Maximum seconds that a job waits for its first attempt. */
const maxWait = 15 * minute;

/** Seconds between the runs of a cron expression with a fixed or a repeated minute, and a fixed or every hour. */
export function intervalOf(cron: string): number {
  const [minutes = '', hours] = cron.split(' ');
  if (hours !== '*') return 24 * 60 * minute;
  if (minutes === '*') return minute;
  const step = /\/(\d+)$/.exec(minutes)?.[1];
  return step ? Number(step) * minute : 60 * minute;
}

/** Whether a job is late [operations-page.late]. */
const isLate = (cron: string | undefined, { run_age, waiting_age }: SummaryRow): boolean =>
  (waiting_age ?? 0) > maxWait || (cron !== undefined && (run_age ?? 0) > 2 * intervalOf(cron) + maxScheduleDelay);

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
      ) as failed,
      extract(epoch from now() - coalesce(latest.started_on, queue.created_on))::float8 as run_age,
      (
        select extract(epoch from now() - min(start_after))::float8
        from pgboss.job stored
        where stored.name = job.name and stored.state = 'created'
      ) as waiting_age
    from unnest(${names}::text[]) with ordinality as job(name, position)
      left join pgboss.queue queue on queue.name = job.name
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
  return rows.map((row) => {
    const { run_age: _run, waiting_age: _waiting, ...summary } = row;
    const cron = byName[row.name]?.cron;
    return { ...summary, cron: cron ?? null, is_late: isLate(cron, row) };
  });
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
 * Jobs that failed permanently, the latest first, without the jobs named in `except`. The caller checks the
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
