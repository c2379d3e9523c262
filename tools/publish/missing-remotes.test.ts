import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { remotes } from '../packages.ts';
import { publishMissing } from './missing-remotes.ts';

let remotesDir: string;

beforeEach(() => {
  remotesDir = mkdtempSync(join(tmpdir(), 'missing-'));
});

afterEach(() => rmSync(remotesDir, { recursive: true }));

/** What `publishMissing` builds and publishes, in order. */
async function callsOf(inDevelopment: readonly string[]) {
  const calls: string[] = [];
  await publishMissing(inDevelopment, remotesDir, {
    build: async (names) => {
      calls.push(`build ${names.join(' ')}`);
      return [];
    },
    publish: async (name) => {
      calls.push(`publish ${name}`);
      return { version: '1', outcome: 'published' };
    },
  });
  return calls;
}

test('in a new clone, the shell is built with the remotes, since publishing compares them with it', async () => {
  const others = remotes.filter((name) => name !== 'mf-follower');
  expect(await callsOf(['mf-follower'])).toEqual([
    `build shell ${others.join(' ')}`,
    ...others.map((name) => `publish ${name}`),
  ]);
});

test('nothing is built if every remote is registered or in development', async () => {
  const [named = '', ...others] = remotes;
  const registered = Object.fromEntries(others.map((name) => [name, { name, version: '1' }]));
  writeFileSync(join(remotesDir, 'registry.json'), JSON.stringify({ remotes: registered }));
  expect(await callsOf([named])).toEqual([]);
});
