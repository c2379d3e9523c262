import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type DeclaredRemote, missingModules, recordProblems, withoutReplaced } from './check.ts';
import { readRegistry, type Registry, rolledBack, withVersion, writeRegistry } from './registry.ts';

const version = (name: string, version: string, paths = ['/Dashboard'], roles = ['TEACHER']) => ({
  name,
  version,
  shell: '^1',
  roles,
  routes: paths.map((path) => ({ path })),
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
});
const declared = (name: string, paths: string[], roles = ['TEACHER']): DeclaredRemote => ({
  record: version(name, '', paths, roles),
  screens: Object.fromEntries(paths.map((path) => [path, () => undefined])),
});
const none: Registry = { remotes: {} };

describe('the registry', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'remotes-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('publishing keeps one previous version and does not change other remotes', () => {
    let registry = withVersion(none, version('mf-follower', '1'));
    const follower = registry.remotes['mf-follower'];
    for (const number of ['1', '2', '3']) registry = withVersion(registry, version('mf-teacher', number));
    expect(registry.remotes['mf-teacher']).toMatchObject({ version: '3', previous: { version: '2' } });
    expect(registry.remotes['mf-teacher']?.previous).not.toHaveProperty('previous');
    expect(registry.remotes['mf-follower']).toBe(follower);
  });

  test('publishing the current version again keeps the previous version', () => {
    const registry = withVersion(withVersion(none, version('mf-teacher', '1')), version('mf-teacher', '2'));
    expect(withVersion(registry, version('mf-teacher', '2')).remotes['mf-teacher']?.previous?.version).toBe('1');
  });

  test('rolling back swaps the two versions; twice restores the first state [portal.rollback]', () => {
    const registry = withVersion(withVersion(none, version('mf-teacher', '1')), version('mf-teacher', '2'));
    const back = rolledBack(registry, 'mf-teacher');
    expect(back.remotes['mf-teacher']).toMatchObject({ version: '1', previous: { version: '2' } });
    expect(rolledBack(back, 'mf-teacher')).toEqual(registry);
  });

  test('rolling back throws when there is no previous version', () => {
    expect(() => rolledBack(withVersion(none, version('mf-teacher', '1')), 'mf-teacher')).toThrow('no previous');
  });

  test('writing leaves registry.json and no temporary file', () => {
    expect(readRegistry(folder)).toEqual(none);
    writeRegistry(folder, withVersion(none, version('mf-teacher', '1')));
    expect(readRegistry(folder).remotes['mf-teacher']?.version).toBe('1');
    expect(readdirSync(folder)).toEqual(['registry.json']);
  });
});

describe('the record of a remote', () => {
  test('has no problems when it is valid', () => {
    const registry = withVersion(none, version('mf-follower', '1', ['/Dashboard'], ['USER']));
    expect(recordProblems('mf-teacher', declared('mf-teacher', ['/Dashboard', '/classes/:id?']), registry)).toEqual([]);
  });

  test.each<[string, (remote: DeclaredRemote) => DeclaredRemote, string]>([
    ['declares another contract', (r) => ({ ...r, record: { ...r.record, shell: '^2' } }), 'contract ^2'],
    ['names another remote', (r) => ({ ...r, record: { ...r.record, name: 'mf-x' } }), 'its record names mf-x'],
    ['has a route without a screen', (r) => ({ ...r, screens: {} }), '/Dashboard has no screen'],
    [
      'has a screen without a route',
      (r) => ({ ...r, screens: { ...r.screens, '/x': 1 } }),
      'the screen of /x has no route',
    ],
    [
      'plans a path that it also declares',
      (r) => ({ ...r, record: { ...r.record, planned: ['/dashboard/'] } }),
      '/dashboard/ is declared twice',
    ],
  ])('reports a record that %s', (_, change, problem) => {
    expect(recordProblems('mf-teacher', change(declared('mf-teacher', ['/Dashboard'])), none).join()).toContain(
      problem,
    );
  });

  test('reports a path of another remote of its role, ignoring case and parameter names [portal.record]', () => {
    const registry = withVersion(none, version('mf-other', '1', ['/classes/:id'], ['TEACHER', 'ADMIN']));
    expect(recordProblems('mf-teacher', declared('mf-teacher', ['/Classes/:class_id']), registry)).toEqual([
      '/Classes/:class_id belongs to mf-other',
    ]);
  });

  test('reports a path that is public', () => {
    const registry = withVersion(none, version('mf-student', '1', ['/device'], []));
    expect(recordProblems('mf-teacher', declared('mf-teacher', ['/device']), registry)).toEqual([
      '/device belongs to mf-student',
    ]);
  });
});

describe('a remote that was renamed', () => {
  const tablet = version('mf-student', '1', ['/device'], []);
  const registry = [version('mf-pupil', '1', ['/device'], []), version('mf-teacher', '1')].reduce(withVersion, none);

  test('leaves the registry when its successor takes its path, and the other remotes stay', () => {
    const replaced = withoutReplaced(registry, tablet, ['mf-student', 'mf-teacher']);
    expect(Object.keys(replaced.remotes)).toEqual(['mf-teacher']);
    expect(recordProblems('mf-student', declared('mf-student', ['/device'], []), replaced)).toEqual([]);
  });

  test('stays while it is published, or while other paths are published', () => {
    expect(withoutReplaced(registry, tablet, ['mf-pupil', 'mf-student', 'mf-teacher'])).toEqual(registry);
    expect(withoutReplaced(registry, version('mf-follower', '1', ['/Dashboard'], ['USER']), [])).toEqual(registry);
  });
});

describe('modules that a remote requires', () => {
  const provided = { react: true, '@memocartes/shared-ui/button': ['Button', 'LinkButton'] } as const;

  test('none is missing when the shell provides them all', () => {
    const required = { react: ['useState'], '@memocartes/shared-ui/button': ['Button'] };
    expect(missingModules(required, provided)).toEqual([]);
  });

  test('each name that an older shell lacks is listed', () => {
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
