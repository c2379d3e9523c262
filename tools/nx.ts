import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { distOf, remotes, root } from './packages.ts';

/** A finished Nx task: `mf-teacher:build`, whether it passed, and whether its result came from the cache. */
export type Task = {
  readonly id: string;
  readonly ok: boolean;
  readonly cached: boolean;
  readonly seconds: number;
};

/** Nx's own profile of a run, in the format of Chrome's trace events: times in microseconds. */
type ProfileEvent =
  | { readonly ph: 'M' }
  | { readonly ph: 'X'; readonly name: string; readonly dur: number; readonly args: { readonly status: string } };

/** The result of a run: whether all tasks passed, the finished tasks, and the output if the run was `quiet`. */
type NxResult = { readonly ok: boolean; readonly tasks: readonly Task[]; readonly output: string };

/** A run of Nx. Each run has its own profile, so that runs may be concurrent. */
type NxRun = { readonly process: ChildProcess; readonly ended: Promise<NxResult> };

let nbRuns = 0;

/** Starts Nx. Its output is printed or, if `quiet`, collected in the result. */
export function startNx(args: readonly string[], { quiet = false } = {}): NxRun {
  nbRuns += 1;
  // Nx takes the path relative to the working directory.
  const profile = join('.nx/profiles', `${process.pid}-${nbRuns}.json`);
  mkdirSync(join(root, '.nx/profiles'), { recursive: true });
  const nx = spawn(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    cwd: root,
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      // A run starts 0.6 s sooner if plugins have no processes of their own.
      NX_ISOLATE_PLUGINS: 'false',
      NX_PROFILE: profile,
    },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let output = '';
  for (const stream of [nx.stdout, nx.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(nx, 'close').then(([code]) => ({
    ok: code === 0,
    tasks: readTasks(join(root, profile)),
    output,
  }));
  return { process: nx, ended };
}

/** Reads the tasks of a profile, and deletes the profile. Returns none when Nx ended before its first task. */
function readTasks(path: string): Task[] {
  if (!existsSync(path)) return [];
  const events = JSON.parse(readFileSync(path, 'utf8')) as readonly ProfileEvent[];
  rmSync(path);
  return events.flatMap((event) =>
    event.ph === 'X'
      ? {
          id: event.name.replace('@memocartes/', ''),
          ok: event.args.status === 'success' || isCached(event.args.status),
          cached: isCached(event.args.status),
          seconds: event.dur / 1e6,
        }
      : [],
  );
}

const isCached = (status: string) => status.endsWith('-cache') || status === 'local-cache-kept-existing';

/**
 * Builds web packages, two at a time; unchanged packages come from Nx's cache.
 * @returns the packages that were rebuilt.
 * @throws Error with the output of the build.
 */
export async function build(packages: readonly string[] = ['shell', ...remotes]): Promise<string[]> {
  const names = packages.map((name) => `@memocartes/${name}`).join();
  const { ok, tasks, output } = await startNx(['run-many', '-t', 'build', '-p', names, '--nxBail=false'], {
    quiet: true,
  }).ended;
  if (!ok) throw new Error(output);
  return tasks.filter(({ cached }) => !cached).map(({ id }) => id.split(':', 1)[0] ?? id);
}

/** Name of a remote's last build: the last part of its container's name. @throws Error when it was never built. */
export function buildOf(remote: string): string {
  const path = join(distOf(remote), 'mf-manifest.json');
  if (!existsSync(path)) throw new Error(`${remote} was never built.`);
  return (JSON.parse(readFileSync(path, 'utf8')) as { readonly name: string }).name.split('_').at(-1) ?? '';
}

if (import.meta.main) {
  const built = await build();
  console.log(built.length > 0 ? `Built: ${built.join(', ')}.` : 'Nothing changed since the last build.');
}
