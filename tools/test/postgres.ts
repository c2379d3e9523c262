import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { root } from '../packages.ts';
import { readyLine } from '../run/children.ts';

/**
 * Runs `work` with a temporary PostgreSQL, which is stopped afterwards.
 * @param databases names of empty databases in addition to `postgres`, the one of the URL
 * @throws Error when it does not start
 */
export async function withThrowAwayPostgres<T>(
  work: (url: string) => Promise<T>,
  databases: readonly string[],
): Promise<T> {
  // This process exits when its standard input closes, so it never outlives its parent.
  const postgres = spawn(process.execPath, ['tools/postgres.ts', ...databases], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    return await work(await readyLine(postgres));
  } finally {
    const ended = once(postgres, 'exit');
    postgres.kill('SIGTERM');
    await ended;
  }
}
