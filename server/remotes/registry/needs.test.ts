import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { brokenBy, missingModules, providedModulesFile } from './needs.ts';
import { publishVersion } from './publish.ts';
import type { RemoteVersion, State } from './types.ts';

describe('modules that a remote requires', () => {
  const provided = { react: true, '@memocartes/shared-ui/button': ['Button', 'LinkButton'] } as const;

  test('returns none when the shell provides them all', () => {
    const required = { react: ['useState'], '@memocartes/shared-ui/button': ['Button'] };
    expect(missingModules(required, provided)).toEqual([]);
  });

  test('lists each module and each name that an older shell lacks', () => {
    const required = {
      '@memocartes/shared-shell/online': ['useOnline'],
      '@memocartes/shared-ui/button': ['Button', 'IconButton'],
    };
    expect(missingModules(required, provided)).toEqual([
      '@memocartes/shared-shell/online',
      '“IconButton” of @memocartes/shared-ui/button',
    ]);
  });
});

describe('a deployed shell', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shell-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const at = '2026-11-20T08:00:00.000Z';

  const entry = (version: string): RemoteVersion => ({
    name: 'mf-teacher',
    version,
    shell: '^1',
    roles: ['TEACHER'],
    routes: [{ path: '/Dashboard' }],
    manifest: `/remotes/mf-teacher/${version}/mf-manifest.json`,
  });

  const state = (['Table', 'Chart'] as const).reduce<State>(
    (before, name, i) => {
      const item = { entry: entry(String(i)), published: at, needs: { '@memocartes/shared-ui/table': [name] } };
      return publishVersion(before, item, { at }, i ? { share: 5 } : undefined);
    },
    { registry: { remotes: {} }, history: { remotes: {} } },
  );
  const provideNames = (names: readonly string[]) =>
    writeFileSync(join(folder, providedModulesFile), JSON.stringify({ '@memocartes/shared-ui/table': names }));

  test('breaks the remotes, including candidates, that need names that the shell no longer provides [portal.older-remotes]', () => {
    provideNames(['Table', 'Chart']);
    expect(brokenBy(folder, state)).toEqual([]);
    provideNames([]);
    expect(brokenBy(folder, state)).toEqual([
      'mf-teacher 0 needs “Table” of @memocartes/shared-ui/table',
      'mf-teacher 1 needs “Chart” of @memocartes/shared-ui/table',
    ]);
  });

  test('can’t be compared without its list of names', () => {
    expect(() => brokenBy(folder, state)).toThrow('.offer.json is missing');
  });
});
