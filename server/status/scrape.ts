import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, Registry } from 'prom-client';
import { sql } from 'kysely';
import type { Services } from '../config/services.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { maxMailTries } from '../mails/mails.job.ts';
import { registry } from '../metrics/metrics.ts';

/** Published remotes with their versions; none where nothing is published. */
export async function publishedRemotes(remotesDir: string | undefined): Promise<Record<string, { version: string }>> {
  if (!remotesDir) return {};
  const text = await readFile(join(remotesDir, 'registry.json'), 'utf8').catch(() => '{"remotes":{}}');
  return (JSON.parse(text) as { remotes: Record<string, { version: string }> }).remotes;
}

async function queuedMails({ db }: Services): Promise<{ waiting: number; given_up: number }> {
  const { rows } = await sql<{ waiting: number; given_up: number }>`select
      count(*) filter (where nb_tries < ${maxMailTries}) as waiting, count(*) filter (where nb_tries >= ${maxMailTries}) as given_up
    from mails where date_sent is null`.execute(db);
  return rows[0]!;
}

/**
 * Everything measured, in Prometheus's text format. What all processes share (mails that wait, published versions) is read now; while
 * the database is down the rest is still returned.
 */
export async function scrape(services: Services): Promise<string> {
  const now = new Registry();
  const registers = [now];
  const up = new Gauge({ name: 'memocartes_database_up', help: '1 while the database answers.', registers });
  const queue = new Gauge({
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
  const mails = await inEverySchool(() => queuedMails(services)).catch(() => undefined);
  up.set(mails ? 1 : 0);
  if (mails) {
    queue.set({ state: 'waiting' }, mails.waiting);
    queue.set({ state: 'given_up' }, mails.given_up);
  }
  for (const [remote, { version }] of Object.entries(await publishedRemotes(services.config.REMOTES_DIR)))
    remotes.set({ remote, version }, 1);
  return Registry.merge([registry, now]).metrics();
}
