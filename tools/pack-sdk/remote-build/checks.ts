import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { type Check, failedChecks } from '../../publish/checks/checks.ts';
import type { Problem } from '../../publish/checks/problems.ts';
import { npmCommand } from '../../run/npm.mjs';

type Scripts = { readonly test?: string; readonly typecheck?: string };

/** Path of the TypeScript compiler of a remote's repository, or of the one that this package brings. */
export const compilerOf = (root: string): string =>
  createRequire(import.meta.url).resolve('typescript/bin/tsc', { paths: [root, import.meta.dirname] });

function scriptsOf(root: string): Scripts {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts?: Scripts;
  };
  return scripts;
}

const withoutSettings: Problem = {
  what: 'tsconfig.json is missing, so the types of the remote can’t be checked',
  remedy: 'Create tsconfig.json: { "extends": "@memocartes/remote-build/tsconfig.json", "include": ["."] }',
};

/**
 * Checks the types of a remote in its own repository, then runs its tests if `package.json` has a script for them
 * [portal.own-repository]. Prints each check with its duration. @returns the problems, each with its remedy
 */
export async function ownProblems(root: string): Promise<Problem[]> {
  const scripts = scriptsOf(root);
  const types: Check = scripts.typecheck
    ? { what: 'Types', ...npmCommand(['run', 'typecheck']), remedy: 'npm run typecheck' }
    : { what: 'Types', args: [compilerOf(root), '--noEmit', '--pretty', 'false'], remedy: 'npx tsc --noEmit' };
  const tests: Check = { what: 'Tests', ...npmCommand(['test']), remedy: 'npm test' };

  return [
    ...(existsSync(join(root, 'tsconfig.json')) ? await failedChecks([types], root) : [withoutSettings]),
    ...(scripts.test ? await failedChecks([tests], root) : []),
  ];
}
