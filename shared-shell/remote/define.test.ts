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

test('accepts a remote with one screen for each route', () => {
  const remote = defineRemote({ record, screens: { '/Dashboard': screen, '/classes/:id?': screen }, texts });
  expect(Object.keys(remote.screens)).toEqual(['/Dashboard', '/classes/:id?']);
});

test('refuses a route without a screen, at compile time and at run time', () => {
  // @ts-expect-error the screen of /classes/:id? is missing
  expect(() => defineRemote({ record, screens: { '/Dashboard': screen }, texts })).toThrow(
    'no screen for /classes/:id?',
  );
});

test('accepts shared panels and panels with the remote’s own name, and refuses a panel with another remote’s name [portal.own-panel]', () => {
  const screens = { '/Dashboard': screen, '/classes/:id?': screen };
  const panels = { student: screen, 'mf-test.book': screen };
  expect(Object.keys(defineRemote({ record, screens, panels, texts }).panels ?? {})).toEqual(Object.keys(panels));
  expect(() => defineRemote({ record, screens, panels: { 'mf-other.book': screen }, texts })).toThrow(
    'panel mf-other.book has another remote',
  );
});

test('refuses a screen without a route', () => {
  const screens = { '/Dashboard': screen, '/classes/:id?': screen, '/elsewhere': screen };
  expect(() => defineRemote({ record, screens, texts })).toThrow('no route for screen /elsewhere');
});
