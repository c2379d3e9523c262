import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import webpack from 'webpack';

import { remoteConfig } from '../../webpack/config.ts';
import { compilerOf } from './checks.ts';
import { serveInPortal } from './dev-server.ts';
import { assertLoadsTypeScript } from './node-version.ts';

/** The record as it is now: a changed file is loaded again. */
async function readRecord(root: string): Promise<object> {
  const file = join(root, 'record.ts');
  const { record } = (await import(`${file}?${statSync(file).mtimeMs}`)) as { readonly record: object };
  return record;
}

/** Prints the type errors of the remote as its files are written. */
function watchTypes(root: string): void {
  if (!existsSync(join(root, 'tsconfig.json'))) return;
  const child = spawn(process.execPath, [compilerOf(root), '--noEmit', '--watch', '--preserveWatchOutput'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => child.kill());
}

/**
 * Shows the remote in a running portal [portal.own-repository]. Rebuilds it at each change and reloads the open pages,
 * until the process is ended. @throws Error when the portal can't be reached or the port is taken
 */
export async function developRemote(root: string, name: string, portal: string, port: number): Promise<void> {
  assertLoadsTypeScript(process);
  await fetch(`${portal}/remotes/registry.json`).catch(() => {
    throw new Error(`There is no portal at ${portal}. Start one (npm start in its repository), or name another.`);
  });
  const folder = mkdtempSync(join(tmpdir(), 'memocartes-dev-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  const server = await serveInPortal({ portal, name, folder, port, readRecord: () => readRecord(root) });
  const config = remoteConfig({ packageName: name, mode: 'production', build: 'dev', outDir: folder, isWatched: true });
  webpack(config).watch({}, (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      console.error(error?.message ?? stats?.toString({ all: false, errors: true, colors: false }));
      return;
    }
    console.log(`built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s: ${server.url}`);
    server.reload();
  });
  watchTypes(root);
}
