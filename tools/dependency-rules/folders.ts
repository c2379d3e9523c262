import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import ts from 'typescript';

/** Tests, stories and their helpers are exempt from both rules: they may import from any folder. */
const isExempt = (file: string) => /\.(test|spec|stories)\.tsx?$|(^|\/)(testing|permission-matrix|fuzz)\//.test(file);

/** Only code is checked: a folder may use style sheets and texts of another folder. */
const isSource = (file: string) => /\.tsx?$/.test(file) && !isExempt(file);

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isSource(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .sort();

/** The source files of the package that a file imports, including imports of types. */
function importedBy(root: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => relative(root, join(root, dirname(file), fileName)))
    .filter((imported) => isSource(imported) && existsSync(join(root, imported)));
}

/** The two sibling folders that an import connects. Files directly in `cards` belong to the folder `cards/.`. */
function foldersBetween(from: string, to: string): [string, string] {
  const a = from.split('/');
  const b = to.split('/');
  let depth = 0;
  while (depth < a.length - 1 && depth < b.length - 1 && a[depth] === b[depth]) depth++;
  const folderOf = (parts: readonly string[]) =>
    [...parts.slice(0, depth), depth < parts.length - 1 ? parts[depth] : '.'].join('/');
  return [folderOf(a), folderOf(b)];
}

/** Each pair of folders of a package that import each other, with one import in each direction. */
export function mutualFolders(root: string): string[] {
  const imports = new Map<string, string>();
  for (const file of sourcesIn(root)) {
    for (const imported of importedBy(root, file)) {
      const [from, to] = foldersBetween(file, imported);
      if (from !== to) imports.set(`${from} → ${to}`, `${file} → ${imported}`);
    }
  }
  return [...imports]
    .map(([edge, example]) => ({ folders: edge.split(' → '), example }))
    .filter(({ folders: [from, to] }) => from! < to! && imports.has(`${to} → ${from}`))
    .map(({ folders: [from, to], example }) => `${from} ⇄ ${to}: ${example}; ${imports.get(`${to} → ${from}`)}`);
}

/** Folders with more than `maxFiles` source files; data files are not counted. */
export function crowdedFolders(root: string, maxFiles: number): string[] {
  const counts = new Map<string, number>();
  for (const file of sourcesIn(root).filter((name) => !/\.data\.tsx?$/.test(name))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > maxFiles).map(([folder, count]) => `${folder}: ${count}`);
}
