import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { root } from '../packages.ts';

// `npm run lint`: Oxlint, then ESLint for the rules that Oxlint does not have. Both take what is typed after it: `--fix`, files.
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

/** ESLint spends a third of its time on collecting short-lived objects otherwise. */
const heap = '--max-semi-space-size=128';

/** Runs a linter on the project's Node. @returns whether it found nothing */
function passes(bin: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(process.execPath, [heap, join(root, 'node_modules', bin), ...args, ...options], {
      cwd: root,
      stdio: 'inherit',
    });
    return true;
  } catch {
    return false;
  }
}

const oxlint = (...args: readonly string[]) => passes('oxlint/bin/oxlint', '--config=oxlint.config.js', ...args);

/** A template's types resolve where it is copied to. */
const template = (file: string) => file.startsWith('templates');
const typed = files.length ? files.filter((file) => !template(file)) : ['.'];
const untyped = files.length ? files.filter(template) : ['templates'];

const results = [
  typed.length === 0 || oxlint('--type-aware', '--ignore-pattern=templates', ...typed),
  untyped.length === 0 || oxlint(...untyped),
  passes('eslint/bin/eslint.js', '--max-warnings=0', ...(files.length ? files : ['.'])),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
