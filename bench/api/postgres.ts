import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '@memocartes/server/database/database';
import { readyLine } from '../../tools/run/children.ts';

/** A throw-away PostgreSQL; `database` makes one more on it and gives its address. */
export async function startPostgres() {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../tools/postgres.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = await readyLine(child);
  return {
    /** Whose descendants the processes of PostgreSQL are. */ pid: child.pid!,
    async database(name: string): Promise<string> {
      const db = openDatabase({ url, max: 1 });
      await sql`create database ${sql.id(name)}`.execute(db);
      await db.destroy();
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    stop: () => child.stdin.end(),
  };
}
