import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts the server as a separate process with these settings; `kill` ends it like a power failure. */
export async function startProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'process.main.ts')], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    // The server exits when its standard input closes, so it ends with this process even if a test fails.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), exited])) as [string];
  const origin = /^ready (\S+)/.exec(line)?.[1];
  if (!origin) throw new Error(`The server process did not start: ${line}`);

  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };

  return { origin, kill, isAlive: () => child.exitCode === null && child.signalCode === null };
}
