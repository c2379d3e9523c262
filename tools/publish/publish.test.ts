import { publishVersion } from '../../server/remotes/registry/publish.ts';
import type { Registry, RemoteVersion } from '../../server/remotes/registry/types.ts';
import { type DeclaredRemote, recordProblems, withoutReplaced } from './checks/record.ts';

const version = (name: string, version: string, paths = ['/Dashboard'], roles = ['TEACHER']) => ({
  name,
  version,
  shell: '^1',
  roles,
  routes: paths.map((path) => ({ path })),
  menu: [],
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

  const item = { type: 'item', title: { fr: 'Prêts', en: 'Loans' }, icon: 'book', colour: 'cyan', to: '/Dashboard' };

  test.each<[string, object, string]>([
    ['no roles', { roles: undefined }, 'roles is not a list'],
    ['an unknown role', { roles: ['NONE'] }, '"NONE" is not a role: SUPERADMIN, '],
    ['a route without a path', { routes: [{}] }, 'a route has no path: {}'],
    [
      'an unknown layout',
      { routes: [{ path: '/x', layout: 'wide' }] },
      'the layout of /x is not default, print, bare: "wide"',
    ],
    [
      'an unknown permission of a page',
      { routes: [{ path: '/x', need: 'loan:list' }] },
      'need of /x is not an action of the permission table: "loan:list"',
    ],
    ['a planned path that is not a text', { planned: [7] }, 'a planned path is not a text: 7'],
    ['no menu', { menu: undefined }, 'menu is not a list'],
    ['an empty menu entry', { menu: [null] }, "the menu entry null has no type: 'item' or 'title'"],
    [
      'a title in one language',
      { menu: [{ ...item, title: { fr: 'Prêts' } }] },
      "the menu entry \"/Dashboard\" has no title: a key, or { fr: '…', en: '…' }",
    ],
    ['no icon', { menu: [{ ...item, icon: undefined }] }, 'the menu entry "/Dashboard" has no icon'],
    ['a link that is not a path', { menu: [{ ...item, to: 7 }] }, 'to of the menu entry 7 is not a path'],
    ['an invalid hint', { menu: [{ ...item, hint: 7 }] }, 'hint of the menu entry "/Dashboard" is neither a key nor'],
    [
      'an unknown permission of a menu entry',
      { menu: [{ ...item, enabledBy: 'loan:list' }] },
      'enabledBy of the menu entry "/Dashboard" is not an action of the permission table: "loan:list"',
    ],
  ])('reports a record that has %s [portal.record]', (_, fields, problem) => {
    const { record, screens } = declaredRemote('mf-teacher', ['/Dashboard']);
    const remote = { record: { ...record, ...fields }, screens };
    const problems = recordProblems('mf-teacher', remote, none);
    expect([problems.length, problems.join()]).toEqual([1, expect.stringContaining(problem)]);
  });

  test('accepts each kind of menu entry [portal.record]', () => {
    const { record, screens } = declaredRemote('mf-teacher', ['/Dashboard']);
    const title = { type: 'title', title: 'menu.content' };
    const menu = [
      item,
      title,
      { ...item, to: undefined, need: 'class:list', enabledBy: 'class:create', hint: 'menu.soon' },
    ];
    expect(recordProblems('mf-teacher', { record: { ...record, menu } as typeof record, screens }, none)).toEqual([]);
  });

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
