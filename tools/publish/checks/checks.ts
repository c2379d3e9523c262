import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { errorMessage } from '../../command.ts';
import { root } from '../../packages.ts';
import { step } from '../../progress.ts';
import type { Problem } from './problems.ts';

/** A command that must succeed before a remote is published. */
export type Check = {
  readonly what: string;
  /** The program; by default Node. */
  readonly file?: string;
  readonly args: readonly string[];
  readonly shell?: boolean;
  readonly remedy: string;
};

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
const nbLastLines = 30;

/**
 * The part of a failed command's output that a message shows: the names of failed tests and the last lines, without
 * the lines that npm and Nx add. Colours are removed: TypeScript prints them in spite of `FORCE_COLOR=0`.
 */
function shownOutput(output: string): string {
  const lines = stripVTControlCharacters(output)
    .replace(/^npm error Lifecycle script [^]*/m, '')
    .trim()
    .split('\n');
  const last = lines.slice(-nbLastLines);
  const failedTests = new Set(lines.filter((line) => /^ *● /.test(line) && !last.includes(line)));
  return [...failedTests, ...last].join('\n');
}

/** Runs a check. @throws Error with the shown part of its output if it failed */
async function run({ file = process.execPath, args, shell = false }: Check, cwd: string): Promise<void> {
  const child = spawn(file, args, {
    cwd,
    shell,
    env: {
      ...process.env,
      // Scripts that npm runs use this Node too.
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      FORCE_COLOR: '0',
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(shownOutput(output));
}

/**
 * Runs all checks one after the other, even after a failure, so that one message lists all problems. Prints each check
 * with its duration. The commands run in the folder `cwd`, by default the root folder.
 */
export async function failedChecks(checks: readonly Check[], cwd = root): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const check of checks) {
    try {
      await step(check.what, () => run(check, cwd));
    } catch (error) {
      problems.push({ what: `${check.what}:\n${errorMessage(error)}`, remedy: check.remedy });
    }
  }
  return problems;
}
