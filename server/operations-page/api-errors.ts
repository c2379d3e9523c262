import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';

/** Interval at which counted failures are written. */
const writeIntervalMs = 2_000;

type Key = { method: string; route: string; status: number };

/** Adds counted failures to the rows of the hour in which they are written. */
const write = (db: Db, counted: readonly (Key & { nb: number })[]) =>
  inEverySchool(() =>
    sql`
      insert into api_errors (date_hour, method, route, status, nb)
      select date_trunc('hour', now()), added.*
      from unnest(
        ${counted.map(({ method }) => method)}::text[], ${counted.map(({ route }) => route)}::text[],
        ${counted.map(({ status }) => status)}::int[], ${counted.map(({ nb }) => nb)}::int[]
      ) added
      on conflict (date_hour, method, route, status) do update
        set nb = api_errors.nb + excluded.nb, date_last = now()
    `.execute(db),
  );

/**
 * Counts responses of status 500 and above by route [operations-page.errors]. Counts are written in batches, and kept
 * in memory while the database is unreachable.
 */
export function countApiErrors(app: FastifyInstance, db: Db): void {
  const counts = new Map<string, Key & { nb: number }>();

  const add = (key: Key, count: number) => {
    const id = `${key.method} ${key.route} ${key.status}`;
    counts.set(id, { ...key, nb: (counts.get(id)?.nb ?? 0) + count });
  };

  let writing: Promise<void> | undefined;

  const flush = async () => {
    if (!counts.size) return;
    const counted = [...counts.values()];
    counts.clear();
    await write(db, counted).catch(() => counted.forEach(({ nb, ...key }) => add(key, nb)));
  };

  const flushOnce = () => {
    writing ??= flush().finally(() => (writing = undefined));
  };

  app.addHook('onResponse', async ({ method, routeOptions, is404 }, { statusCode }) => {
    if (statusCode < 500) return;
    add({ method, route: is404 || !routeOptions.url ? '–' : routeOptions.url, status: statusCode }, 1);
  });
  const timer = setInterval(flushOnce, writeIntervalMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await writing;
    await flush();
  });
}
