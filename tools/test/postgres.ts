import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { root } from '../packages.ts';
import { readyLine } from '../run/children.ts';

/**
 * Runs something with a throw-away PostgreSQL, which ends with it.
 *
 * @throws Error when it doesn't start.
 */
export async function withThrowAwayPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  // Its standard input stays open as long as this process lives: it ends when that closes.
  const postgres = spawn(process.execPath, ['tools/postgres.ts'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    return await work(await readyLine(postgres));
  } finally {
    const ended = once(postgres, 'exit');
    postgres.kill('SIGTERM');
    await ended;
  }
}
