import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Compiler } from 'webpack';

import { compile } from '../build.ts';
import { packageDir } from '../packages.ts';
import { remoteConfig } from './config.ts';

const packageName = 'mf-student';
const outDirs: string[] = [];
afterAll(() => outDirs.forEach((outDir) => rmSync(outDir, { recursive: true })));

type ReadFile = (path: string, done: (error: unknown, content: Buffer) => void) => void;

/** Makes webpack read a file of the remote with one word changed. */
const changeWord = (file: string, word: string, other: string) => ({
  apply(compiler: Compiler) {
    const files = compiler.inputFileSystem as Record<'readFile', ReadFile>;
    const readFile = files.readFile.bind(files);
    files.readFile = (path, done) =>
      readFile(path, (error, content) => {
        const isChanged = path === join(packageDir(packageName), file);
        done(error, isChanged ? Buffer.from(String(content).replace(word, other)) : content);
      });
  },
});

/** Names of a build's hashed files. */
async function build(...more: readonly ReturnType<typeof changeWord>[]): Promise<string[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'memocartes-chunks-'));
  outDirs.push(outDir);
  const config = remoteConfig({ packageName, mode: 'production', build: 'test', outDir });
  await compile({ ...config, plugins: [...(config.plugins ?? []), ...more] });
  return readdirSync(outDir).filter((name) => /^[\w.]+\.(js|css)$/.test(name));
}

const contentOf = (outDir: string | undefined, name: string) => readFileSync(join(outDir!, name), 'utf8');

test.each([
  ['texts', 'texts/fr.json', 'Bonjour', 'Bonsoir'],
  ['a screen', 'device/home-revision/HomePage.tsx', 'READY', 'STEADY'],
])(
  'a changed word in %s renames only the entry and the chunk that contains the word',
  async (_what, file, word, other) => {
    const before = await build();
    const after = await build(changeWord(file, word, other));
    const renamed = after.filter((name) => !before.includes(name));
    expect(after).toHaveLength(before.length);
    expect(renamed).toEqual([expect.stringMatching(/^\w+\.js$/), expect.stringMatching(/^entry\./)]);
    expect(contentOf(outDirs.at(-1), renamed[0]!)).toContain(other);
  },
  120_000,
);
