import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../packages.ts';

const prefix = '{workspaceRoot}/';

/** Matches the paths of a pattern with `*` and `**`, as Nx does: both match names that start with a dot. */
const matcherOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?')}$`,
  );

const matchersOf = (patterns: readonly string[], start: string) =>
  patterns.filter((pattern) => pattern.startsWith(start)).map((pattern) => matcherOf(pattern.slice(start.length)));

const { namedInputs } = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as {
  readonly namedInputs: { readonly toolsTests: readonly string[] };
};
const included = matchersOf(namedInputs.toolsTests, prefix);
const excluded = matchersOf(namedInputs.toolsTests, `!${prefix}`);

/** Whether a file, as a path from the root, is an input of `nx test tools` (`toolsTests` of `nx.json`). */
export const isInput = (path: string): boolean =>
  included.some((matcher) => matcher.test(path)) && !excluded.some((matcher) => matcher.test(path));
