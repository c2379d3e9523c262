import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { distOf, remotes, root } from './packages.ts';

/** A finished Nx task: `mf-teacher:build`, whether it passed, and whether its result came from the cache. */
export type Task = {
  readonly id: string;
  readonly ok: boolean;
  readonly cached: boolean;
  readonly seconds: number;
};

type RunReport = {
  readonly tasks: readonly {
    readonly taskId: string;
    readonly status: number;
    readonly cacheStatus: string;
    readonly startTime: string;
    readonly endTime: string;
  }[];
};

const report = join(root, '.nx/cache/run.json');

/** Tasks of the last run of Nx. */
export function lastTasks(): Task[] {
  if (!existsSync(report)) return [];
  const { tasks } = JSON.parse(readFileSync(report, 'utf8')) as RunReport;
  return tasks.map(({ taskId, status, cacheStatus, startTime, endTime }) => ({
    id: taskId.replace('@memocartes/', ''),
    ok: status === 0,
    cached: cacheStatus !== 'cache-miss',
    seconds: (Date.parse(endTime) - Date.parse(startTime)) / 1000,
  }));
}

/** Starts Nx. Its output is inherited, or piped to the caller when `quiet`. */
export const startNx = (args: readonly string[], { env = {}, quiet = false } = {}): ChildProcess =>
  spawn(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    cwd: root,
    // Without a process of its own for each plugin, a run starts 0.6 s sooner.
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      NX_ISOLATE_PLUGINS: 'false',
      ...env,
    },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });

/**
 * Builds web packages, two at a time; unchanged ones come from Nx's cache.
 * @returns the packages that were rebuilt.
 * @throws Error with the output of the build.
 */
export async function build(packages: readonly string[] = ['shell', ...remotes]): Promise<string[]> {
  const names = packages.map((name) => `@memocartes/${name}`).join();
  const nx = startNx(['run-many', '-t', 'build', '-p', names, '--nxBail=false'], { quiet: true });
  let output = '';
  for (const stream of [nx.stdout, nx.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((resolve) => nx.once('close', resolve));
  if (code !== 0) throw new Error(output);
  return lastTasks()
    .filter(({ cached }) => !cached)
    .map(({ id }) => id.split(':', 1)[0] ?? id);
}

/** Name of a remote's last build: the last part of its container's name. @throws Error when it was never built. */
export function buildOf(remote: string): string {
  const path = join(distOf(remote), 'mf-manifest.json');
  if (!existsSync(path)) throw new Error(`${remote} was never built.`);
  return (JSON.parse(readFileSync(path, 'utf8')) as { name: string }).name.split('_').at(-1) ?? '';
}

if (import.meta.main) {
  const built = await build();
  console.log(built.length ? `Built: ${built.join(', ')}.` : 'Nothing changed since the last build.');
}
