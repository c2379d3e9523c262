import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { deleteOldFiles } from './old-files.ts';
import { rolledBack } from './roll-back.ts';
import type { HistoryVersion, RemoteVersion, State } from './types.ts';

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

const historyVersion = (version: string, left?: number): HistoryVersion => ({
  entry: entry(version),
  published: '2026-11-20T08:00:00Z',
  ...(left !== undefined && { left: new Date(left).toISOString() }),
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remotes-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('deletes the files of old versions, except the newest five, registered versions and versions that left the registry within 24 hours [portal.old-files]', async () => {
  for (const version of ['old', 'just-left', 'previous', 'candidate', 'a', 'b', 'c', 'd', 'in-use']) {
    mkdirSync(join(folder, name, version), { recursive: true });
    await pause(5);
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
          versions: [historyVersion('old', now - 25 * hour), historyVersion('just-left', now - 23 * hour)],
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

test('keeps the files of the version that becomes `previous` after a roll-back, however many candidates failed since [portal.old-files]', async () => {
  const bad = { at: '2026-11-22T08:00:00Z', reason: 'failed' };
  const used = (version: string, day: number): HistoryVersion => ({
    ...historyVersion(version),
    used: `2026-11-0${day}`,
  });
  const candidates = ['a', 'b', 'c', 'd'];
  const versions = [
    used('1', 1),
    used('2', 2),
    used('3', 3),
    ...candidates.map((v) => ({ ...historyVersion(v), bad })),
    used('4', 4),
  ];
  for (const {
    entry: { version },
  } of versions) {
    mkdirSync(join(folder, name, version), { recursive: true });
    await pause(5);
  }
  const registry = { remotes: { [name]: { ...entry('4'), previous: entry('3') } } };
  const state: State = { registry, history: { remotes: { [name]: { events: [], versions } } } };
  deleteOldFiles(folder, name, state, now);
  expect(readdirSync(join(folder, name)).sort()).toEqual(['2', '3', '4', ...candidates]);
  const { previous } = rolledBack(state, name, { at: '2026-11-26T08:00:00Z' }).registry.remotes[name]!;
  expect(readdirSync(join(folder, name))).toContain(previous?.version);
});
