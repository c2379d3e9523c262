import { publishVersion } from '../../server/remotes/registry/publish.ts';
import type { Registry, RemoteVersion } from '../../server/remotes/registry/types.ts';
import { type DeclaredRemote, recordProblems, withoutReplaced } from './checks/record.ts';

const version = (name: string, version: string, paths = ['/Dashboard'], roles = ['TEACHER']) => ({
  name,
  version,
  shell: '^1',
  roles,
  routes: paths.map((path) => ({ path })),
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
});

const declaredRemote = (name: string, paths: string[], roles = ['TEACHER']): DeclaredRemote => ({
  record: version(name, '', paths, roles),
  screens: Object.fromEntries(paths.map((path) => [path, () => undefined])),
});

const none: Registry = { remotes: {} };
const at = '2026-11-20T08:00:00.000Z';
const withVersion = (registry: Registry, entry: RemoteVersion): Registry =>
  publishVersion({ registry, history: { remotes: {} } }, { entry, published: at }, { at }).registry;

describe('the record of a remote', () => {
  test('has no problems when it is valid', () => {
    const registry = withVersion(none, version('mf-follower', '1', ['/Dashboard'], ['USER']));
    expect(
      recordProblems('mf-teacher', declaredRemote('mf-teacher', ['/Dashboard', '/classes/:id?']), registry),
    ).toEqual([]);
  });

  test.each<[string, (remote: DeclaredRemote) => DeclaredRemote, string]>([
    [
      'declares another contract',
      (remote) => ({ ...remote, record: { ...remote.record, shell: '^2' } }),
      'contract ^2',
    ],
    [
      'names another remote',
      (remote) => ({ ...remote, record: { ...remote.record, name: 'mf-x' } }),
      'its record names mf-x',
    ],
    ['has a route without a screen', (remote) => ({ ...remote, screens: {} }), '/Dashboard has no screen'],
    [
      'has a screen without a route',
      (remote) => ({ ...remote, screens: { ...remote.screens, '/x': 1 } }),
      'the screen of /x has no route',
    ],
    [
      'plans a path that it also declares',
      (remote) => ({ ...remote, record: { ...remote.record, planned: ['/dashboard/'] } }),
      '/dashboard/ is declared twice',
    ],
  ])('reports a record that %s', (_, change, problem) => {
    expect(recordProblems('mf-teacher', change(declaredRemote('mf-teacher', ['/Dashboard'])), none).join()).toContain(
      problem,
    );
  });

  test.each(['librarian', 'mf-ce1', 'mf-Librarian', 'mf-', 'mf_librarian', `mf-${'a'.repeat(41)}`])(
    'reports the name %s, which the calls of the portal would not accept [portal.record]',
    (name) => {
      expect(recordProblems(name, declaredRemote(name, ['/librarian']), none).join()).toMatch(
        /named mf- and lower-case words.*this is /,
      );
    },
  );

  test('reports a path of another remote of its role, ignoring case and parameter names [portal.record]', () => {
    const registry = withVersion(none, version('mf-other', '1', ['/classes/:id'], ['TEACHER', 'ADMIN']));
    expect(recordProblems('mf-teacher', declaredRemote('mf-teacher', ['/Classes/:class_id']), registry)).toEqual([
      '/Classes/:class_id belongs to mf-other',
    ]);
  });

  test('reports a path that another remote declares for every role', () => {
    const registry = withVersion(none, version('mf-student', '1', ['/device'], []));
    expect(recordProblems('mf-teacher', declaredRemote('mf-teacher', ['/device']), registry)).toEqual([
      '/device belongs to mf-student',
    ]);
  });
});

describe('a remote that was renamed', () => {
  const tablet = version('mf-student', '1', ['/device'], []);
  const registry = withVersion(
    withVersion(none, version('mf-pupil', '1', ['/device'], [])),
    version('mf-teacher', '1'),
  );

  test('is removed from the registry when its successor declares its path; the other remotes stay', () => {
    const replaced = withoutReplaced(registry, tablet, ['mf-student', 'mf-teacher']);
    expect(Object.keys(replaced.remotes)).toEqual(['mf-teacher']);
    expect(recordProblems('mf-student', declaredRemote('mf-student', ['/device'], []), replaced)).toEqual([]);
  });

  test('is never the remote that is being published, even if its name is not in the repository', () => {
    expect(withoutReplaced(registry, version('mf-pupil', '2', ['/device'], []), [])).toEqual(registry);
  });

  test('stays while its old name is in the repository, or if the new remote has other paths', () => {
    expect(withoutReplaced(registry, tablet, ['mf-pupil', 'mf-student', 'mf-teacher'])).toEqual(registry);
    expect(withoutReplaced(registry, version('mf-follower', '1', ['/Dashboard'], ['USER']), [])).toEqual(registry);
  });
});
