import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { root } from '../packages.ts';

/** States that every screen shows in a story. */
export const states = ['loading', 'empty', 'error', 'filled'] as const;
export type State = (typeof states)[number];

const namePatterns: readonly (readonly [State, RegExp])[] = [
  ['loading', /Loading/],
  ['empty', /Empty|Nothing|Without|NeverUsed|^(No|None|New)[A-Z]/],
  ['error', /Fail|Error|Unknown|NotFound|Unavailable/],
];
/** The state that a story shows, by its name: `SecurityLoading`, `NoStudent`, `Failed`; else `filled`. */
export const stateOf = (story: string): State =>
  namePatterns.find(([, pattern]) => pattern.test(story))?.[0] ?? 'filled';

const readText = (path: string) => readFileSync(join(root, path), 'utf8');
const features = '@memocartes/shared-features/';

/** Path of an imported file from the repository's root; undefined for packages other than `shared-features`. */
function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(features)) return join('shared-features', specifier.slice(features.length), 'index.ts');
  if (!specifier.startsWith('.') || !/\.tsx?$/.test(specifier)) return undefined;
  return normalize(join(dirname(from), specifier));
}

/** The file from which an index exports a name. */
function exportingFile(file: string, name: string): string {
  if (!file.endsWith('index.ts') || !existsSync(join(root, file))) return file;
  for (const [, names, specifier] of readText(file).matchAll(/export \{([^}]*)\} from '([^']+)'/g)) {
    if (new RegExp(`\\b${name}\\b`).test(names!)) return exportingFile(fileOf(file, specifier!)!, name);
  }
  return file;
}

/** Files of the components that a file imports. */
function componentsOf(file: string): string[] {
  const imports = [...readText(file).matchAll(/^import (?!type )([^;]*?) from '([^']+)'/gm)].flatMap(
    ([, what, specifier]) => {
      const from = fileOf(file, specifier!);
      const own = what!.split('{')[0]!.replace(',', '').trim();
      const named = /\{([^}]*)\}/.exec(what!)?.[1] ?? '';
      const names = named
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name));
      return from
        ? [...(own ? [exportingFile(from, 'default')] : []), ...names.map((name) => exportingFile(from, name))]
        : [];
    },
  );
  const lazy = [...readText(file).matchAll(/import\('([^']+)'\)/g)].flatMap(([, specifier]) => {
    const from = fileOf(file, specifier!);
    return from ? [exportingFile(from, 'default')] : [];
  });
  return [...imports, ...lazy].filter((path) => path.endsWith('.tsx') && existsSync(join(root, path)));
}

/** Names of the stories of a file, and the file of their component. */
export function storiesOf(file: string): { readonly component: string | undefined; readonly names: string[] } {
  const text = readText(file);
  const component = /component: (\w+)/.exec(text)?.[1];
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);
  if (!component) return { component: undefined, names };
  const line = [...text.matchAll(/^import (?!type )([^;]*?) from '([^']+)'/gm)].find(([, what]) =>
    new RegExp(`\\b${component}\\b`).test(what!),
  );
  const from = line && fileOf(file, line[2]!);
  const isDefault = line && !line[1]!.includes('{');
  return { component: from && exportingFile(from, isDefault ? 'default' : component), names };
}

/** Screens of a remote: the file of each path. */
export function screensOf(remote: string): { readonly path: string; readonly file: string }[] {
  const text = readText(`${remote}/remote.ts`);
  const [, block = ''] = /screens: \{([\s\S]*?)\n {2}\},/.exec(text) ?? [];
  return [...block.matchAll(/'(\/[^']*)':[^']*?import\(\s*'([^']+)'/g)].map(([, path, specifier]) => ({
    path: path!,
    file: exportingFile(fileOf(`${remote}/remote.ts`, specifier!)!, 'default'),
  }));
}

/**
 * Names of the stories of a screen: its own, else those of its components, at most three imports away [portal.stories].
 *
 * @param stories names of all stories, by the file of their component
 */
export function storyNamesOf(file: string, stories: ReadonlyMap<string, readonly string[]>): string[] {
  let level = [file];
  for (let depth = 0; depth < 4; depth++) {
    const names = level.flatMap((path) => stories.get(path) ?? []);
    if (names.length > 0) return names;
    level = [...new Set(level.flatMap(componentsOf))];
  }
  return [];
}
