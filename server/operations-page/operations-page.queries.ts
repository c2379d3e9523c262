import { recipientRefused } from '@memocartes/contract/operations-page/mail-errors';
import type { PortalState } from '@memocartes/contract/operations-page/operations-page.routes';
import { sql } from 'kysely';

import { readLastBackup } from '../backup/record-backup.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { migrationNames } from '../database/migrate/migrate.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { listDeadJobs, listJobs } from '../job-queue/jobs.queries.ts';
import { isGivenUp } from '../mails/given-up.ts';

/** Maximum number of rows in each list of the page. */
const maxRows = 20;

/** Version, size and connections of the database, its migrations and last backup [operations-page.state]. */
export async function readDatabase(db: Db): Promise<NonNullable<PortalState['database']>> {
  const { migrations, ...state } = await sql<{
    version: string;
    size_bytes: number;
    nb_connections: number;
    max_connections: number;
    migrations: string[];
  }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as size_bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as nb_connections,
      current_setting('max_connections')::int as max_connections,
      (select array_agg(name order by name) from migrations) as migrations
  `
    .execute(db)
    .then(takeFirstOrThrow);
  const applied = new Set(migrations);
  const pending = (await migrationNames()).filter((name) => !applied.has(name));
  return {
    ...state,
    migration: migrations.at(-1)!.slice(0, 4),
    nb_pending_migrations: pending.length,
    last_backup: await readLastBackup(db),
  };
}

/** Background jobs, and those that failed permanently, except mails [operations-page.jobs]. */
export async function readJobs(db: Db): Promise<PortalState['jobs']> {
  const deadJobs = await listDeadJobs(db, { limit: maxRows, except: ['mails'] });
  return {
    kinds: await listJobs(db),
    dead: deadJobs.map(({ id, name, attempts, error, date_failed }) => ({ id, name, attempts, error, date_failed })),
  };
}

/**
 * Condition on mails that are sent again together: mails of the last seven days that were given up, unless the mail
 * server refused the recipient. Older mails are not sent again, as their links may have expired.
 */
export const isResendable = sql<boolean>`
  (
    mails.date_sent is null
    and mails.error is distinct from ${recipientRefused}
    and mails.date_create > now() - interval '7 days'
    and ${isGivenUp}
  )
`;

/**
 * Mails sent in the last 24 hours, waiting, and given up [operations-page.mails]. Without SMTP_URL mails stay in the
 * outbox and none is late [operations-page.late].
 */
export async function readMails(db: Db, { SMTP_URL }: Pick<Config, 'SMTP_URL'>): Promise<PortalState['mails']> {
  const counts = await sql<Omit<PortalState['mails'], 'is_sending' | 'failed'>>`
    select (count(*) filter (where date_sent > now() - interval '24 hours'))::int as nb_sent_day,
      (count(*) filter (where date_sent is null and not ${isGivenUp}))::int as nb_waiting,
      min(date_create) filter (where date_sent is null and not ${isGivenUp}) as date_oldest,
      coalesce(
        min(date_create) filter (where date_sent is null and not ${isGivenUp}) < now() - interval '30 minutes', false
      ) as is_late,
      (
        array_agg(error order by id desc) filter (
          where date_sent is null and error is not null and not ${isGivenUp}
        )
      )[1] as last_error,
      (count(*) filter (where date_sent is null and ${isGivenUp}))::int as nb_failed,
      (count(*) filter (where ${isResendable}))::int as nb_resendable
    from mails
  `
    .execute(db)
    .then(takeFirstOrThrow);
  const failed = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'date_create', 'error'])
    .where('date_sent', 'is', null)
    .where(isGivenUp)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute();
  const isSending = !!SMTP_URL;
  return { ...counts, is_sending: isSending, is_late: isSending && counts.is_late, failed };
}

/**
 * Size and number of stored files, in all and for the schools with the most data. A file used by two schools is in the
 * figures of both [operations-page.storage].
 */
export async function readStorage(db: Db): Promise<PortalState['storage']> {
  const total = await sql<{ size_bytes: number; nb_files: number }>`
    select coalesce(sum(size), 0)::float8 as size_bytes, count(*)::int as nb_files from blobs
  `
    .execute(db)
    .then(takeFirstOrThrow);
  const bySchool = await sql<{ id: number | null; name: string | null; size_bytes: number; nb_files: number }>`
    select documents.schools_id as id, schools.name, sum(blobs.size)::float8 as size_bytes,
      count(*)::int as nb_files
    from documents
      join blobs on blobs.hash = documents.blobs_hash
      left join schools on schools.id = documents.schools_id
    group by 1, 2
    order by 3 desc
    limit ${maxRows}
  `.execute(db);
  return {
    ...total,
    schools: bySchool.rows.map(({ id, name, ...usage }) => ({
      school: id === null ? null : { id, name: name ?? '' },
      ...usage,
    })),
  };
}

/** Failures of the API in the last 24 hours [operations-page.errors]. */
export async function listErrors(db: Db): Promise<PortalState['errors']> {
  const { rows } = await sql<PortalState['errors'][number]>`
    select method, route, status, sum(nb)::int as nb, max(date_last) as date_last
    from api_errors
    where date_last > now() - interval '24 hours'
    group by 1, 2, 3
    order by 4 desc, 5 desc
    limit ${maxRows}
  `.execute(db);
  return rows;
}

/** Violations of the page's Content-Security-Policy in the last 24 hours. */
export async function listViolations(db: Db): Promise<PortalState['violations']> {
  const { rows } = await sql<PortalState['violations'][number]>`
    select directive, blocked, source, sum(nb)::int as nb, max(date_last) as date_last
    from csp_reports
    where date_last > now() - interval '24 hours'
    group by 1, 2, 3
    order by 4 desc, 5 desc
    limit ${maxRows}
  `.execute(db);
  return rows;
}
