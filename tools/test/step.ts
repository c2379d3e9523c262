import { spawn } from 'node:child_process';

import { root } from '../packages.ts';

/** How a step of the pipeline ended. */
export type Outcome = { readonly name: string; readonly ok: boolean; readonly seconds: number };

/** A line while a long step runs, every so many milliseconds. */
const heartbeat = 30_000;

/** Runs one of the project's programs as a step; what it said is shown only when it failed. */
export async function runStep(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const still = setInterval(() => console.log(`… ${name}, ${seconds().toFixed(0)} s`), heartbeat);
  let said = '';
  const ok = await new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop).once('SIGINT', stop);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('close', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      resolve(code === 0);
    });
  });
  clearInterval(still);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds().toFixed(1)} s)`);
  if (!ok) console.log(said);
  return { name, ok, seconds: seconds() };
}
