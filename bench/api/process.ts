import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type BenchServer = { pid: number; origin: string; cpu: () => Promise<number>; stop: () => void };

const nextMessage = async (child: ChildProcess) => {
  const [message] = (await once(child, 'message')) as [Record<string, unknown>];
  return message;
};

type Server = 'portal' | 'bare' | 'unscoped';

/** Starts one of the servers to compare in its own process; `cpu` returns its CPU time in microseconds. */
export async function startServer(name: Server, env: Record<string, string>): Promise<BenchServer> {
  const child = fork(join(import.meta.dirname, `servers/${name}.main.ts`), {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { origin } = await nextMessage(child);
  return {
    pid: child.pid!,
    origin: String(origin),
    cpu: async () => {
      child.send('cpu');
      return Number((await nextMessage(child)).cpu);
    },
    stop: () => child.kill('SIGKILL'),
  };
}

/**
 * Sends the origin to the parent process, then the CPU time in reply to each of its messages. Exits with the parent.
 */
export function reportToParent(origin: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!({ cpu: user + system });
  });
  process.once('disconnect', () => process.exit());
  process.send!({ origin });
}
