import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { importedPackages } from './compile.ts';
import { packedManifest, packedVersion, sdkVersion, setVersion } from './manifest.ts';
import { assertBuiltFrom, hashOfSources } from './remote-build/sources.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sdk-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, content: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
};

test('finds the imports of a packed package in its code and style sheets [portal.own-repository]', () => {
  write('a/b.js', `import { join } from 'node:path'; import x from './c.js'; import '@memocartes/contract/x';`);
  write('c.js', `export * from 'antd/es/select'; const y = () => import('qrcode'); require.resolve('css-loader');`);
  write('d.css', `@font-face { src: url('@fontsource/x/y.woff2') }`);
  expect(importedPackages(folder)).toEqual(['@fontsource/x', '@memocartes/contract', 'antd', 'css-loader', 'qrcode']);
});

test('a manifest exports compiled code and types, and declares the shell’s libraries as peer dependencies [portal.own-repository]', () => {
  const manifest = packedManifest('shared-ui', ['@memocartes/contract', 'antd', 'react']);
  expect(manifest).toMatchObject({
    name: '@memocartes/shared-ui',
    version: sdkVersion,
    exports: { './*': { types: './*/index.d.ts', default: './*/index.js' }, './theme.css': './theme/theme.css' },
    dependencies: { antd: expect.stringMatching(/^\d/) as unknown },
    peerDependencies: { '@memocartes/contract': sdkVersion, react: expect.stringMatching(/^\^/) as unknown },
  });
  expect(manifest).not.toHaveProperty('private');
});

test('refuses an import that the package does not declare [portal.own-repository]', () => {
  expect(() => packedManifest('shared-ui', ['lodash'])).toThrow('shared-ui/package.json does not declare lodash.');
});

test('two SDKs with different files have different versions, which their packages require of each other [portal.own-repository]', () => {
  write(
    'ui/package.json',
    '{"name":"@memocartes/ui","version":"1.0.0","peerDependencies":{"@memocartes/api":"1.0.0","react":"^19.0.0"}}',
  );
  write('ui/README.md', 'old');
  const version = packedVersion(folder);
  expect(version).toMatch(new RegExp(`^${sdkVersion}-sdk-[0-9a-f]{8}$`));
  expect(packedVersion(folder)).toBe(version);
  setVersion(join(folder, 'ui'), version);
  expect(JSON.parse(readFileSync(join(folder, 'ui/package.json'), 'utf8'))).toEqual({
    name: '@memocartes/ui',
    version,
    peerDependencies: { '@memocartes/api': version, react: '^19.0.0' },
  });
  const before = packedVersion(folder);
  // npm compares whole tarballs, so a changed README is another SDK.
  write('ui/README.md', 'new');
  expect(packedVersion(folder)).not.toBe(before);
});

test('the hash of a remote’s sources ignores tests, Markdown, builds and packages, but not texts [portal.own-repository]', () => {
  write('remote.ts', 'export default 1;');
  const hash = hashOfSources(folder);
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  for (const path of [
    'dist/entry.js',
    'node_modules/x/y.js',
    'a.test.ts',
    'README.md',
    '.git/HEAD',
    'test-results/a',
    'coverage/a.js',
  ]) {
    write(path, 'x');
  }
  expect(hashOfSources(folder)).toBe(hash);
  write('texts/fr.json', '{}');
  expect(hashOfSources(folder)).not.toBe(hash);
});

test('a build of sources that have changed is refused, with the remedy [portal.own-repository]', () => {
  write('record.ts', 'export const record = 1;');
  const built = { name: 'mf-librarian', version: `1.0.0-${hashOfSources(folder)}` };
  write('record.test.ts', '1');
  expect(() => assertBuiltFrom(folder, built)).not.toThrow();
  write('record.ts', 'export const record = 2;');
  expect(() => assertBuiltFrom(folder, built)).toThrow(/mf-librarian changed .+ run npm run build first\./);
});

const run = (file: string, ...args: readonly string[]) => {
  const options = { encoding: 'utf8', cwd: folder, timeout: 60_000 } as const;
  return spawnSync(process.execPath, [join(import.meta.dirname, file), ...args], options);
};

test('the command refuses an unknown option instead of writing to a folder of that name', () => {
  const { status, stderr } = run('cli.ts', '--folder=sdk');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining("Unknown option '--folder'") as unknown,
  });
  expect(existsSync(join(folder, '--folder=sdk'))).toBe(false);
});
