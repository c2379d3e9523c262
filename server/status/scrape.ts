import { sql } from 'kysely';
import { Gauge, Registry } from 'prom-client';

import type { Services } from '../config/services.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { deadLetters } from '../job-queue/definitions.ts';
import { isGivenUp } from '../mails/given-up.ts';
import { registry } from '../metrics/metrics.ts';
import { readRegistry } from '../remotes/registry/files.ts';

type Queued = { mails: number; mails_given_up: number; jobs: number; jobs_given_up: number };

async function countQueued({ db }: Services): Promise<Queued> {
  return sql<Queued>`
    select count(*) filter (where not ${isGivenUp}) as mails,
      count(*) filter (where ${isGivenUp}) as mails_given_up,
      (
        select count(*)
        from pgboss.job
        where state < 'active' and not blocked and name <> ${deadLetters}
      ) as jobs,
      (select count(*) from pgboss.job where name = ${deadLetters}) as jobs_given_up
    from mails
    where date_sent is null
  `
    .execute(db)
    .then(takeFirstOrThrow);
}

/**
 * All metrics in Prometheus's text format. Metrics that all processes share (waiting mails, waiting jobs, published
 * versions) are read at each call. While the database is down, the other metrics are still returned.
 */
export async function scrape(services: Services): Promise<string> {
  const sharedMetrics = new Registry();
  const registers = [sharedMetrics];
  const up = new Gauge({ name: 'memocartes_database_up', help: '1 while the database responds.', registers });
  const jobs = new Gauge({
    name: 'memocartes_jobs_queued',
    help: 'Jobs that wait for an attempt, and those given up.',
    labelNames: ['state'],
    registers,
  });
  const mails = new Gauge({
    name: 'memocartes_mails_queued',
    help: 'Mails that wait to be sent, and those given up.',
    labelNames: ['state'],
    registers,
  });
  const remotes = new Gauge({
    name: 'memocartes_remote_info',
    help: 'Published remotes, always 1.',
    labelNames: ['remote', 'version'],
    registers,
  });
  const queued = await inEverySchool(() => countQueued(services)).catch(() => undefined);
  up.set(queued ? 1 : 0);
  if (queued) {
    mails.set({ state: 'waiting' }, queued.mails);
    mails.set({ state: 'given_up' }, queued.mails_given_up);
    jobs.set({ state: 'waiting' }, queued.jobs);
    jobs.set({ state: 'given_up' }, queued.jobs_given_up);
  }
  const { REMOTES_DIR: remotesDir } = services.config;
  for (const [remote, { version }] of Object.entries(remotesDir ? readRegistry(remotesDir).remotes : {})) {
    remotes.set({ remote, version }, 1);
  }
  return Registry.merge([registry, sharedMetrics]).metrics();
}
