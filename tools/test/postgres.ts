import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { root } from '../packages.ts';
import { readyValue } from '../run/child-processes.ts';

/**
 * Runs `work` with a temporary PostgreSQL, which is stopped afterwards.
 * @param databases names of empty databases to create in addition to `postgres`, which the URL names
 * @throws Error when it does not start
 */
export async function withTemporaryPostgres<T>(
  work: (url: string) => Promise<T>,
  databases: readonly string[],
): Promise<T> {
  // `tools/postgres.ts` exits when its standard input closes, so it never outlives its parent.
  const postgres = spawn(process.execPath, ['tools/postgres.ts', ...databases], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    return await work(await readyValue(postgres));
  } finally {
    const ended = once(postgres, 'exit');
    postgres.kill('SIGTERM');
    await ended;
  }
}
