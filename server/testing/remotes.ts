import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { RemoteVersion } from '../remotes/registry/types.ts';

const roles = { 'mf-teacher': ['TEACHER'], 'mf-superadmin': ['SUPERADMIN'] };
const published = '2026-11-20T08:00:00.000Z';

/**
 * Creates a folder with the published remotes `mf-teacher` and `mf-superadmin`: version 2 is in use, version 1 is the
 * previous version. Version 3 of `mf-teacher` is used by 5 % of the accounts.
 */
export function remotesFolder(): string {
  const entry = (name: keyof typeof roles, version: string): RemoteVersion => ({
    name,
    version,
    shell: '^1',
    roles: roles[name],
    routes: [],
    manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  });

  const folder = mkdtempSync(join(tmpdir(), 'remotes-'));
  const registeredEntry = (name: keyof typeof roles) => ({ ...entry(name, '2'), previous: entry(name, '1') });
  const candidate = { ...entry('mf-teacher', '3'), share: 5 };

  const historyOf = (name: keyof typeof roles, ...versions: readonly string[]) => {
    for (const version of versions) {
      mkdirSync(join(folder, name, version), { recursive: true });
      writeFileSync(join(folder, name, version, 'mf-manifest.json'), '{}');
    }
    return {
      versions: versions.map((version) => ({
        entry: entry(name, version),
        published,
        by: 'Ada',
        commit: 'abc123',
        bytes: 1000,
        ...(version !== '3' && { used: published }),
      })),
      events: [],
    };
  };

  const registry = {
    'mf-teacher': { ...registeredEntry('mf-teacher'), candidate },
    'mf-superadmin': registeredEntry('mf-superadmin'),
  };
  const history = {
    'mf-teacher': historyOf('mf-teacher', '1', '2', '3'),
    'mf-superadmin': historyOf('mf-superadmin', '1', '2'),
  };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ remotes: registry }));
  writeFileSync(join(folder, 'history.json'), JSON.stringify({ remotes: history }));
  return folder;
}
