import { fakeMe } from '@memocartes/shared-shell/fake-host';
import type { RegisteredRemote, RemoteRecord } from '@memocartes/shared-shell/remote';
import type { Me } from '@memocartes/shared-shell/session';

import { remoteOfPath } from './remoteOfPath.ts';

const registered = (
  record: Pick<RemoteRecord, 'name' | 'roles' | 'planned'> & { readonly paths: string[] },
): RegisteredRemote => ({
  shell: '^1',
  menu: [],
  routes: record.paths.map((path) => ({ path })),
  version: '1.0.0-a',
  manifest: `/remotes/${record.name}/1.0.0-a/mf-manifest.json`,
  ...record,
});

const registry = {
  remotes: {
    'mf-teacher': registered({
      name: 'mf-teacher',
      roles: ['TEACHER'],
      paths: ['/Dashboard', '/classes/sessions', '/classes/:id?', '/classes/:id/sessions'],
      planned: ['/messaging'],
    }),
    'mf-follower': registered({
      name: 'mf-follower',
      roles: ['USER'],
      paths: ['/Dashboard'],
      planned: ['/my-childrens', '/classes/:id'],
    }),
    'mf-student': registered({ name: 'mf-student', roles: [], paths: ['/device'] }),
  },
};

const labelOf = (path: string, role?: 'TEACHER' | 'USER', me: Partial<Me> = {}) => {
  const outcome = remoteOfPath(path, role && fakeMe(role, me), registry);
  return outcome.status === 'ok' ? `${outcome.remote.name} ${outcome.route.path}` : outcome.status;
};

test.each([
  ['/Dashboard', 'TEACHER', 'mf-teacher /Dashboard'],
  ['/dashboard/', 'TEACHER', 'mf-teacher /Dashboard'],
  ['/DASHBOARD', 'USER', 'mf-follower /Dashboard'],
  ['/classes', 'TEACHER', 'mf-teacher /classes/:id?'],
  ['/classes/12', 'TEACHER', 'mf-teacher /classes/:id?'],
  ['/classes/sessions', 'TEACHER', 'mf-teacher /classes/sessions'],
  ['/Classes/12/Sessions', 'TEACHER', 'mf-teacher /classes/:id/sessions'],
  ['/classes/new', 'TEACHER', 'unknown'],
  ['/classes/12b/sessions', 'TEACHER', 'unknown'],
  ['/classes/12', 'USER', 'unknown'],
  ['/my-childrens', 'TEACHER', 'forbidden'],
  ['/my-childrens', 'USER', 'unknown'],
  ['/nowhere', 'TEACHER', 'unknown'],
  ['/device', 'TEACHER', 'mf-student /device'],
  ['/classes/sessions', 'USER', 'forbidden'],
] as const)('the remote of %s for the role %s is %s', (path, role, expected) =>
  expect(labelOf(path, role)).toBe(expected),
);

test('forbids a page that requires a permission to a visitor without this permission', () => {
  const { ['mf-teacher']: teacher } = registry.remotes;
  const own = { ...teacher, routes: [{ path: '/my-school', need: 'school:edit-contact' as const }] };
  const page = (me: Me | undefined) => remoteOfPath('/my-school', me, { remotes: { 'mf-teacher': own } }).status;
  expect([1, 2, 3, 4].map((offerId) => page(fakeMe('TEACHER', { offerId })))).toEqual([
    'ok',
    'ok',
    'forbidden',
    'forbidden',
  ]);
  expect(page(undefined)).toBe('forbidden');
});

test('without a login session, serves public paths and forbids every other owned path', () => {
  expect(labelOf('/device')).toBe('mf-student /device');
  expect(labelOf('/Dashboard')).toBe('forbidden');
  expect(labelOf('/messaging')).toBe('forbidden');
  expect(labelOf('/nowhere')).toBe('unknown');
});
