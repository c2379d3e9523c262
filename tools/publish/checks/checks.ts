import { spawn } from 'node:child_process';

import { errorMessage } from '../../command.ts';
import { root } from '../../packages.ts';
import { step } from '../../progress.ts';
import type { Problem } from './problems.ts';

/** A Node command, run in the root folder, that must succeed before a remote is published. */
export type Check = { readonly what: string; readonly args: readonly string[]; readonly remedy: string };

const nx = 'node_modules/nx/dist/bin/nx.js';

/**
 * Checks that a remote must pass [portal.publish-checked]. Types and tests of unchanged sources come from Nx's cache.
 */
export const checksOf = (name: string): Check[] => [
  { what: 'Types', args: [nx, 'typecheck', name], remedy: `npx nx typecheck ${name}` },
  { what: 'Tests', args: [nx, 'test', name], remedy: `npx nx test ${name}` },
  {
    what: 'Dependency rules',
    args: ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.cjs', name],
    remedy: 'npm run boundaries',
  },
];

/** Number of last lines of a command's output shown in a message. */
const lastLines = 30;

/**
 * The part of a failed command's output that a message shows: the names of failed tests and the last lines, without
 * the lines that npm and Nx add.
 */
function shownOutput(output: string): string {
  const lines = output
    .replace(/^npm error Lifecycle script [^]*/m, '')
    .trim()
    .split('\n');
  const last = lines.slice(-lastLines);
  const failedTests = new Set(lines.filter((line) => /^ *● /.test(line) && !last.includes(line)));
  return [...failedTests, ...last].join('\n');
}

/** Runs a check. @throws Error with the shown part of its output if it failed */
async function run({ args }: Check): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', NX_DAEMON: 'false', NX_NO_CLOUD: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(shownOutput(output));
}

/**
 * Runs all checks one after the other, even after a failure, so that one message lists all problems. Prints each check
 * with its duration.
 */
export async function failedChecks(checks: readonly Check[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const check of checks) {
    try {
      await step(check.what, () => run(check));
    } catch (error) {
      problems.push({ what: `${check.what}:\n${errorMessage(error)}`, remedy: check.remedy });
    }
  }
  return problems;
}
