import { defineRemote, type RemoteRecord } from './index.ts';

const screen = async () => ({ default: () => null });
const texts = { fr: async () => ({ default: {} }), en: async () => ({ default: {} }) };
const record = {
  name: 'mf-test',
  shell: '^1',
  roles: ['TEACHER'],
  routes: [{ path: '/Dashboard' }, { path: '/classes/:id?' }],
  menu: [],
} as const satisfies RemoteRecord;

test('a remote with one screen a route is taken as it is', () => {
  const remote = defineRemote({ record, screens: { '/Dashboard': screen, '/classes/:id?': screen }, texts });
  expect(Object.keys(remote.screens)).toEqual(['/Dashboard', '/classes/:id?']);
});

test('a route without a screen is refused, by the compiler and when it runs', () => {
  // @ts-expect-error the screen of /classes/:id? is missing
  expect(() => defineRemote({ record, screens: { '/Dashboard': screen }, texts })).toThrow(
    'no screen for /classes/:id?',
  );
});

test('a screen without a route is refused', () => {
  const screens = { '/Dashboard': screen, '/classes/:id?': screen, '/elsewhere': screen };
  expect(() => defineRemote({ record, screens, texts })).toThrow('no route for screen /elsewhere');
});
