import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { root } from '../packages.ts';
import { ensureBrowser } from './browser.ts';

/** Runs a program of the project until it exits. @returns its exit code */
const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.once('close', (code) => resolve(code ?? 1));
  });

// Builds Storybook, then shows every story of the build in a browser.
const browser = ensureBrowser(process.env);
const builder = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
const folders = ['-c', 'storybook/.storybook', '-o', 'storybook/storybook-static'];
const built = await run([builder, 'build', ...folders, '--quiet', '--disable-telemetry']);
process.exitCode =
  built ||
  (await run([join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/stories'], {
    CHROMIUM_PATH: browser,
  }));
