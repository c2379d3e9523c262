import { setTimeout as pause } from 'node:timers/promises';

import { openDatabase } from '@memocartes/server/database/database';
import type { FaultyPostgres } from '@memocartes/server/testing/processes/faulty-postgres';
import { stopDatabase } from '@memocartes/server/testing/processes/stopped-database';
import { sql } from 'kysely';

type FaultContext = {
  postgres: FaultyPostgres;
  processes: Parameters<typeof stopDatabase>[1];
  /** Time for which PostgreSQL is stopped. */
  stopMs: number;
  /** Checks that failed during a fault. */
  findings: Set<string>;
  /** Kills a server by its index. @returns false if it is not running */
  kill: (index: number) => boolean;
  random: () => number;
};

/** Runs `act` on its own connection to the database. */
async function onDatabase(url: string, act: (db: ReturnType<typeof openDatabase>) => Promise<unknown>): Promise<void> {
  const db = openDatabase({ url, max: 1 });
  try {
    await act(db);
  } finally {
    await db.destroy();
  }
}

const tables = ['students', 'tokens', 'cards_events', 'classes'];

/** The faults by name. Each function also ends its fault, except for a killed server: the caller restarts it. */
export const createFaults = ({ postgres, processes, stopMs, findings, kill, random }: FaultContext) => ({
  'connections ended': () =>
    onDatabase(postgres.url, (db) =>
      sql`
        select pg_terminate_backend(pid)
        from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()
      `.execute(db),
    ),
  'PostgreSQL restarted': () => postgres.restart(),
  'PostgreSQL frozen for 5 s': async () => {
    await postgres.freeze();
    await pause(5_000);
    await postgres.thaw();
  },
  [`PostgreSQL stopped for ${stopMs / 1000} s`]: async () => {
    for (const finding of await stopDatabase(postgres, processes, stopMs)) findings.add(finding);
  },
  'a table locked for 6 s': () =>
    onDatabase(postgres.url, (db) =>
      db.transaction().execute(async (trx) => {
        await sql`lock table ${sql.table(tables[Math.floor(random() * tables.length)]!)}`.execute(trx);
        await pause(6_000);
      }),
    ),
  'a server killed': async () => void kill(Math.floor(random() * 2)),
});
