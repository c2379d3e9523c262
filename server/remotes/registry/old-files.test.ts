import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { deleteOldFiles } from './old-files.ts';
import type { PastVersion, RemoteVersion, State } from './types.ts';

const name = 'mf-teacher';
const hour = 3600 * 1000;
const now = Date.now() + 48 * hour;
const entry = (version: string): RemoteVersion => ({
  name,
  version,
  shell: '^1',
  roles: ['TEACHER'],
  routes: [],
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
});
const pastVersion = (version: string, left?: number): PastVersion => ({
  entry: entry(version),
  published: '2026-11-20T08:00:00Z',
  ...(left !== undefined && { left: new Date(left).toISOString() }),
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remotes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('deletes only files of old versions: not those of the newest five, of registered ones, nor of those that left the registry within 24 hours [portal.old-files]', async () => {
  for (const version of ['old', 'just-left', 'previous', 'candidate', 'a', 'b', 'c', 'd', 'in-use']) {
    mkdirSync(join(folder, name, version), { recursive: true });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const state: State = {
    registry: {
      remotes: {
        [name]: { ...entry('in-use'), previous: entry('previous'), candidate: { ...entry('candidate'), share: 5 } },
      },
    },
    history: {
      remotes: {
        [name]: {
          events: [],
          versions: [pastVersion('old', now - 25 * hour), pastVersion('just-left', now - 23 * hour)],
        },
      },
    },
  };
  deleteOldFiles(folder, name, state, now);
  const kept = ['a', 'b', 'c', 'candidate', 'd', 'in-use', 'just-left', 'previous'];
  expect(readdirSync(join(folder, name)).sort()).toEqual(kept);
  deleteOldFiles(folder, name, state, now + 2 * hour);
  expect(readdirSync(join(folder, name)).sort()).toEqual(kept.filter((version) => version !== 'just-left'));
});
