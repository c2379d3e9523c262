import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { writeJson } from '../json.ts';
import { root } from '../packages.ts';
import { packageOf } from '../webpack/sharing.ts';

/** What to compile: roots of the program, and whether to write types next to the code. */
export type Sources = { readonly files: readonly string[]; readonly outDir: string; readonly types: boolean };

/** Sources that only the repository itself uses. */
const isExcluded = (path: string) =>
  /\.(test|stories)\.tsx?$|^shared-(?:api|ui)\/testing\/|^shared-shell\/fake-host\/stories\//.test(path);

/** TypeScript files of a package that other repositories may use, as paths from the root. */
export const sourcesOf = (packageName: string): string[] =>
  readdirSync(join(root, packageName), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !path.includes('node_modules/') && !isExcluded(path));

const settings = ({ files, outDir, types }: Sources) => ({
  extends: join(root, 'tsconfig.web.json'),
  compilerOptions: {
    noEmit: false,
    // Types were checked by the packages' own `typecheck`.
    noCheck: true,
    declaration: types,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  },
  files: [...files, 'assets.d.ts'].map((file) => join(root, file)),
  include: [],
});

/** `from './x.ts'` in a declaration file: the compiler does not rewrite its extension. */
const relativeSource = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g;
/** `require.resolve('./x.ts')`: a path for webpack, not an import. */
const resolvedSource = /(require\.resolve\('\.{1,2}\/[^']+)\.ts(?='\))/g;

/** Makes endpoints, which are bundled with each remote, import the base API under the name that the shell provides. */
const withSharedBase = (path: string, text: string) =>
  /^shared-api[/\\][^/\\]+\.js$/.test(path)
    ? text.replace(/(["'])\.\/base\.js\1/g, '$1@memocartes/shared-api/base$1')
    : text;

/** Compiles to ES modules, at the same paths below `outDir`. @throws Error with the compiler's messages */
export function compileSources(sources: Sources): void {
  const { outDir } = sources;
  mkdirSync(outDir, { recursive: true });
  const project = join(outDir, 'tsconfig.json');
  writeJson(project, settings(sources));
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
  rmSync(project);
  if (status) throw new Error(stdout);
  for (const path of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.d.ts')) rewrite(join(outDir, path), (types) => types.replace(relativeSource, '$1.js'));
    if (path.endsWith('.js')) {
      rewrite(join(outDir, path), (code) => withSharedBase(path, code).replace(resolvedSource, '$1.js'));
    }
  }
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Sorted names of the packages that compiled files and style sheets import. */
export function importedPackages(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|css)$/.test(entry.name),
  );
  const imports = files.flatMap((entry) => {
    const code = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    const { importedFiles } = ts.preProcessFile(code, true, true);
    const resolved = [...code.matchAll(/(?:require\.resolve\(|url\(|@import )'([^'.][^']*)'/g)].map(
      ([, name]) => name!,
    );
    return [...(entry.name.endsWith('.js') ? importedFiles.map(({ fileName }) => fileName) : []), ...resolved];
  });
  const names = imports.filter((name) => /^[@a-z]/.test(name) && !/^(node|data):/.test(name)).map(packageOf);
  return [...new Set(names)].sort();
}
