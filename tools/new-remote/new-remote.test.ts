import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { stackReader } from '../../server/remotes/source-maps/stacks.ts';
import { distOf } from '../packages.ts';
import { copyRepository, runNode } from './testing/copy.ts';

const name = 'mf-sample-remote';
const tools = {
  oxfmt: 'oxfmt/bin/oxfmt',
  knip: 'knip/bin/knip.js',
  jest: 'jest/bin/jest.js',
};

let folder = '';
const tool = (of: keyof typeof tools, ...args: readonly string[]) =>
  runNode(folder, [join('node_modules', tools[of]), ...args]);
const jest = (packageName: string, ...args: readonly string[]) =>
  runNode(join(folder, packageName), [join('../node_modules', tools.jest), '--runInBand', ...args]);
const create = (...args: readonly string[]) => runNode(folder, ['tools/new-remote/cli.ts', ...args]);

beforeAll(async () => {
  folder = copyRepository();
  // The shell was built before the remote existed, like the shell of a portal to which a remote is added.
  cpSync(distOf('shell'), join(folder, 'shell/dist'), { recursive: true });
  await create(name, '--role', 'TEACHER', '--fr', 'Exemple', '--en', 'Sample');
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Checks that every change must pass, in two queues that run in parallel. Publishing itself checks types, the remote's
 * tests and the dependency rules.
 */
const checkQueues = [
  async () => {
    await tool('oxfmt', '--check', name, 'package.json');
    await runNode(folder, ['tools/lint/cli.ts', name]);
    await tool('knip', '--no-progress', '--workspace', name);
    await jest('shell', 'menu', 'guard');
  },
  async () => {
    await runNode(folder, ['tools/publish/cli.ts', 'publish', name], { REMOTES_DIR: join(folder, 'remotes') });
  },
];

test('a new remote passes every check and can be published immediately [portal.new-remote]', async () => {
  await Promise.all(checkQueues.map((runChecks) => runChecks()));
  const registry = JSON.parse(readFileSync(join(folder, 'remotes/registry.json'), 'utf8')) as {
    readonly remotes: Record<string, object>;
  };
  expect(registry.remotes[name]).toMatchObject({
    roles: ['TEACHER'],
    routes: [{ path: '/sample-remote', need: 'resource:list' }],
    menu: [{ title: { fr: 'Exemple', en: 'Sample' }, to: '/sample-remote' }],
  });
}, 300_000);

test('a stack of the published remote is mapped to file and line of its sources; the served files contain no source map [portal.source-maps]', async () => {
  const remotesDir = join(folder, 'remotes');
  const [version = ''] = readdirSync(join(remotesDir, name));
  const files = readdirSync(join(remotesDir, name, version));
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(readdirSync(join(remotesDir, '.maps', name, version)).length).toBeGreaterThan(1);
  // A text that occurs only once in the sources.
  const source = 'resources/ResourcesPage.tsx';
  const text = `${name}.resource`;
  const line =
    readFileSync(join(folder, name, source), 'utf8')
      .split('\n')
      .findIndex((code) => code.includes(text)) + 1;
  expect(line).toBeGreaterThan(0);
  const codeOf = (file: string) => readFileSync(join(remotesDir, name, version, file), 'utf8');
  const scripts = files.filter((file) => file.endsWith('.js') && codeOf(file).includes(text));
  const places = scripts.flatMap((file) =>
    [...codeOf(file).matchAll(new RegExp(text, 'g'))].map(({ index }) => ({ file, column: index + 1 })),
  );
  const frames = places.map(
    ({ file, column }) => `at f (https://portail.fr/remotes/${name}/${version}/${file}:1:${column})`,
  );
  const read = await stackReader({ remotesDir })(['Error: broken', ...frames].join('\n'));
  expect(read[0]).toEqual({ text: 'Error: broken', source: null });
  expect(read.map((line) => line.source)).toContainEqual(
    expect.stringMatching(new RegExp(`^${name}/${source}:${line}:\\d+$`)),
  );
});

test.each([
  ['an existing name', ['sample-remote', '--role', 'USER'], 'there is a remote mf-sample-remote already'],
  ['a path of a remote of its role', ['mf-classes', '--role', 'TEACHER'], '/classes is a path of mf-teacher'],
  ['a path of the portal', ['mf-reset', '--role', 'TEACHER'], '/reset is a path of the portal itself'],
  ['texts of another remote', ['mf-packs', '--role', 'SUPERADMIN'], 'there are texts named packs already'],
])('refuses %s and writes nothing', async (_, args, problem) => {
  const read = () => [readdirSync(folder), readFileSync(join(folder, 'package.json'), 'utf8')];
  const before = read();
  await expect(create(...args)).rejects.toThrow(problem);
  expect(read()).toEqual(before);
});
