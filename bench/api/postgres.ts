import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { openDatabase } from '@memocartes/server/database/database';
import { sql } from 'kysely';

import { readyValue } from '../../tools/run/child-processes.ts';

/** Starts a temporary PostgreSQL; `database` creates a database on it and returns its URL. */
export async function startPostgres() {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../tools/postgres.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = await readyValue(child);
  return {
    /** Id of the process whose descendants are PostgreSQL's processes. */
    pid: child.pid!,
    async database(name: string): Promise<string> {
      const db = openDatabase({ url, max: 1 });
      await sql`create database ${sql.id(name)}`.execute(db);
      await db.destroy();
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    stop: () => child.stdin.end(),
  };
}
