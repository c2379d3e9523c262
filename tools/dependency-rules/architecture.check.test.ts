import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from '../packages.ts';
import { allowedImports, arrowsOf, arrowsOfDiagram, mergePackages, type PathRule, tableOf } from './graph.ts';

const heading = 'Packages';

const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  readonly forbidden: readonly PathRule[];
};
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly workspaces: string[];
};
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

const sourcesOf = (name: string) =>
  globSync(`${name}/**/*.{ts,tsx}`, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) })
    .filter((path) => !/\.(test|spec|stories)\.tsx?$|\/testing\b/.test(path))
    .sort();

const files = Object.fromEntries(workspaces.map((name) => [name, sourcesOf(name)]));
const unrestricted = ['bench']; // Benchmarks every package, so no rule applies to it.
const restricted = Object.fromEntries(Object.entries(files).filter(([name]) => !unrestricted.includes(name)));
const graph = mergePackages(allowedImports(forbidden, restricted), /^mf-/, 'mf-*');

test('docs/architecture.md lists the imports that the dependency rules allow each package', () => {
  const sorted = Object.fromEntries(Object.entries(graph).map(([name, targets]) => [name, [...targets].sort()]));
  expect(tableOf(page, heading)).toEqual(sorted);
});

test('the diagram of docs/architecture.md shows the dependency rules, without arrows implied by a longer path', () => {
  expect(arrowsOfDiagram(page, heading)).toEqual(arrowsOf(graph));
});

test('every arrow of the diagram is an import in the code', () => {
  const imports = (arrow: string) => {
    const [from, to] = arrow.split(' --> ') as [string, string];
    const imported = new RegExp(`from '(@memocartes/|(\\.\\./)+)${to}/`);
    return Object.entries(files)
      .filter(([name]) => name === from || (from === 'mf-*' && name.startsWith('mf-')))
      .some(([, sources]) => sources.some((file) => imported.test(readFileSync(join(root, file), 'utf8'))));
  };

  const foundByGlob = ['storybook --> shared-features']; // Storybook finds stories by a glob
  expect(arrowsOf(graph).filter((arrow) => !imports(arrow))).toEqual(foundByGlob);
});

describe('the rules of a small repository', () => {
  const rules: PathRule[] = [
    { from: { path: '^(a)/' }, to: { path: '^(a|b|c)/', pathNot: ['^$1/', '^b/open/'] } },
    { from: { path: '^b/' }, to: { path: '^a/' } },
    { from: { path: '^c/' }, to: { circular: true } },
  ];
  const small = { a: ['a/x.ts'], b: ['b/y.ts', 'b/open/z.ts'], c: ['c/w.ts'] };

  test('lists a package as importable if one of its folders is; ignores rules about cycles', () => {
    expect(allowedImports(rules, small)).toEqual({ a: ['b'], b: ['c'], c: ['a', 'b'] });
  });

  test('omits arrows implied by a longer path', () => {
    expect(arrowsOf({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual(['a --> b', 'b --> c']);
  });

  test('reports packages of one kind that may import different packages', () => {
    expect(() => mergePackages({ 'mf-a': ['b'], 'mf-b': [] }, /^mf-/, 'mf-*')).toThrow('differs');
  });

  test('reads diagram and table from a page', () => {
    const text =
      '## Packages\n\n```mermaid\nflowchart TD\n  r["mf-*"]\n  r --> b\n```\n\n| `mf-*` | x | `b`, `a` |\n\n## Next';
    expect(arrowsOfDiagram(text, 'Packages')).toEqual(['mf-* --> b']);
    expect(tableOf(text, 'Packages')).toEqual({ 'mf-*': ['a', 'b'] });
  });
});
