import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { root } from '../packages.ts';

// `npm run lint` runs Oxlint with the given options, such as `--fix`, and on the given files.
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

/** ESLint plugins create many short-lived objects. */
const heap = '--max-semi-space-size=128';

/** One thread for type-aware rules: two threads would check shared types twice. */
const env = { ...process.env, GOMAXPROCS: '1' };

/** Runs Oxlint on the project's Node. @returns whether it found nothing */
function passes(...args: readonly string[]): boolean {
  const oxlint = [join(root, 'node_modules/oxlint/bin/oxlint'), '--config=oxlint.config.js'];
  try {
    execFileSync(process.execPath, [heap, ...oxlint, ...args, ...options], { cwd: root, env, stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/** The types of a template resolve only in the repository into which the template is copied. */
const isTemplate = (file: string) => file.startsWith('templates');
const typed = files.length > 0 ? files.filter((file) => !isTemplate(file)) : ['.'];
const untyped = files.length > 0 ? files.filter(isTemplate) : ['templates'];

const results = [
  typed.length === 0 || passes('--type-aware', '--ignore-pattern=templates', ...typed),
  untyped.length === 0 || passes(...untyped),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
