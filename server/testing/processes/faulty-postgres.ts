import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const script = join(import.meta.dirname, '../../../tools/postgres.ts');

/** A temporary PostgreSQL that can be stopped, started and frozen. @param env settings of `tools/postgres.ts` */
export async function startFaultyPostgres(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();

  const until = async (begin: string): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`PostgreSQL ended before it printed “${begin}”.`);
      if (value.startsWith(begin)) return value.slice(begin.length).trim();
    }
  };

  const command = async (name: string): Promise<void> => {
    child.stdin.write(`${name}\n`);
    await until(`done ${name}`);
  };

  const url = await until('ready ');

  return {
    url,
    stop: () => command('stop'),
    start: () => command('start'),
    async restart(): Promise<void> {
      await command('stop');
      await command('start');
    },
    /** Freezes all processes of PostgreSQL: connections stay open, but get no responses. */
    freeze: () => command('freeze'),
    thaw: () => command('thaw'),
    async end(): Promise<void> {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

export type FaultyPostgres = Awaited<ReturnType<typeof startFaultyPostgres>>;
