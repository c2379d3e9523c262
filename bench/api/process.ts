import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Started = { origin: string; cpu: () => Promise<number>; stop: () => void };

const answer = async (child: ChildProcess) => {
  const [message] = (await once(child, 'message')) as [Record<string, unknown>];
  return message;
};

type Server = 'ours' | 'bare' | 'unscoped';

/** Starts one of the servers to compare as a process of its own; `cpu` is what it has used, in microseconds. */
export async function startServer(name: Server, env: Record<string, string>): Promise<Started> {
  const child = fork(join(import.meta.dirname, `${name}.main.ts`), {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { origin } = await answer(child);
  return {
    origin: String(origin),
    cpu: async () => {
      child.send('cpu');
      return Number((await answer(child)).cpu);
    },
    stop: () => child.kill('SIGKILL'),
  };
}

/** Tells the parent where this process listens, then what CPU it has used each time it asks; ends when the parent is gone. */
export function report(origin: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!({ cpu: user + system });
  });
  process.once('disconnect', () => process.exit());
  process.send!({ origin });
}
