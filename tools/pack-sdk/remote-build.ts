import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeJson } from '../json.ts';
import { root } from '../packages.ts';
import { compileSources, importedPackages } from './compile.ts';
import { common, toolVersions } from './manifest.ts';

const sdk = 'tools/pack-sdk/remote-build';

/** Modules of the packed package, each with the module of the repository that it replaces. */
const replaced = { [`${sdk}/packages.js`]: 'tools/packages.js', [`${sdk}/settings.js`]: 'tools/settings.js' };

/** The entry point of the command, the modules of `replaced`, and the loaders that webpack loads by path. */
const sources = [
  `${sdk}/main.ts`,
  `${sdk}/packages.ts`,
  `${sdk}/settings.ts`,
  'tools/webpack/screen-css.loader.ts',
  'tools/webpack/hot-texts.loader.ts',
];

/** Copied unchanged: facades that the facade guard reads, files that webpack and jest load, and the only plain JavaScript module. */
const copied = ['shell/federation/facades', 'tools/webpack/runtime.js', 'tools/run/npm.mjs'];
const jestFiles = ['jest.preset.js', 'jest.web', 'jest.asset.cjs', 'jest.report.js'];

/**
 * Dependencies that compiled files don't import: plugins named in settings, libraries of a remote's tests and types.
 */
const notImported = [
  '@swc/core',
  '@swc/jest',
  'jest',
  'jest-environment-jsdom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'typescript',
];

/** Jest settings of a remote. Without the check, an older Node would make every test fail without saying why. */
const jestConfig = `import process from 'node:process';
import { assertLoadsTypeScript } from './${sdk}/node-version.js';

assertLoadsTypeScript(process);
export { web as default } from './jest.preset.js';
`;

/** Compiler settings of a remote, which its `tsconfig.json` extends. */
function compilerSettings() {
  const readOptions = (file: string) =>
    (JSON.parse(readFileSync(join(root, file), 'utf8')) as { readonly compilerOptions: object }).compilerOptions;
  return {
    compilerOptions: {
      ...readOptions('tsconfig.base.json'),
      ...readOptions('tsconfig.web.json'),
      types: ['jest', '@testing-library/jest-dom'],
    },
    files: ['./assets.d.ts'],
  };
}

/**
 * Writes the package `@memocartes/remote-build`: the webpack settings and commands for a remote in its own repository.
 * @returns its folder
 */
export function writeRemoteBuild(folder: string): string {
  compileSources({ files: sources, outDir: folder, types: false });
  for (const [from, to] of Object.entries(replaced)) cpSync(join(folder, from), join(folder, to));
  for (const path of [...copied, ...jestFiles, 'assets.d.ts']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  writeJson(join(folder, 'tsconfig.json'), compilerSettings());
  cpSync(join(root, sdk, 'README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'jest.config.js'), jestConfig);

  const imported = importedPackages(folder);
  const dependencies = toolVersions(
    [...new Set([...imported, ...notImported])].filter((name) => !isProvided(name)).sort(),
  );
  writeJson(join(folder, 'package.json'), {
    ...common('@memocartes/remote-build', 'Builds, tests and publishes a remote in a repository of its own.'),
    bin: { 'memocartes-remote': `./${sdk}/main.js` },
    exports: { './jest': './jest.config.js', './tsconfig.json': './tsconfig.json', './package.json': './package.json' },
    // Types are stripped from the remote's own sources by Node.
    engines: { node: '>=22.18' },
    dependencies,
  });
  return folder;
}

/** Libraries that the facades import: the shell provides them, so the package does not depend on them. */
const isProvided = (name: string) => /^(react|i18next|@reduxjs\/)/.test(name);
