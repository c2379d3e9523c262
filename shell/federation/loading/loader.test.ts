import type { RegisteredRemote, Remote } from '@memocartes/shared-shell/remote';

import { createLoader, type Failure, type LoaderParts, RemoteUnavailable } from './loader.ts';

function Screen() {
  return null;
}

const record = {
  name: 'mf-teacher',
  shell: '^1',
  roles: ['TEACHER'],
  routes: [{ path: '/Dashboard' }],
  menu: [],
} as const;

const version = (version: string) => ({
  ...record,
  version,
  manifest: `/remotes/mf-teacher/${version}/mf-manifest.json`,
});

const registered: RegisteredRemote = { ...version('2'), previous: version('1') };

const remote = (
  screen: () => Promise<{ readonly default: typeof Screen }> = async () => ({ default: Screen }),
): Remote => ({
  record,
  screens: { '/Dashboard': screen },
  texts: { fr: async () => ({ default: {} }), en: async () => ({ default: {} }) },
});

/** A portal whose versions succeed or fail as specified; `open` returns the result for a version and an attempt. */
function portal(open: (version: string, attempt: number) => unknown, parts: Partial<LoaderParts> = {}) {
  const reports: Failure[] = [];
  const opened: string[] = [];
  const loader = createLoader({
    readManifest: async ({ version }) => ({ name: version, entry: 'entry.js' }),
    openContainer: async ({ name }, attempt) => {
      opened.push(`${name}#${attempt}`);
      return open(name, attempt);
    },
    report: (failure) => reports.push(failure),
    wait: async () => undefined,
    ...parts,
  });
  return { loader, reports, opened };
}

const fail = (reason: string): never => {
  throw new Error(reason);
};

test('opens a working version only once', async () => {
  const { loader, opened, reports } = portal(() => ({ default: remote() }));
  await loader.screen(registered, '/Dashboard');
  expect((await loader.screen(registered, '/Dashboard')).version).toBe('2');
  expect(opened).toEqual(['2#0']);
  expect(reports).toEqual([]);
});

test('retries a temporary failure without reporting it', async () => {
  const { loader, reports } = portal((_, attempt) => (attempt < 2 ? fail('503') : { default: remote() }));
  expect((await loader.screen(registered, '/Dashboard')).version).toBe('2');
  expect(reports).toEqual([]);
});

test('falls back to the previous version after three attempts, and reports the failure once', async () => {
  const { loader, reports, opened } = portal((name) => (name === '2' ? fail('gone') : { default: remote() }));
  expect((await loader.screen(registered, '/Dashboard')).version).toBe('1');
  expect((await loader.screen(registered, '/Dashboard')).version).toBe('1');
  expect(opened).toEqual(['2#0', '2#1', '2#2', '1#0']);
  expect(reports).toEqual([{ remote: 'mf-teacher', version: '2', route: '/Dashboard', error: new Error('gone') }]);
});

test('counts a container that exposes no remote as a failure', async () => {
  const { loader, reports } = portal((name) => (name === '2' ? null : { default: remote() }));
  expect((await loader.screen(registered, '/Dashboard')).version).toBe('1');
  expect(reports[0]?.error).toEqual(new Error('the container exposes no remote'));
});

test('counts a screen whose file fails as a failure of its version', async () => {
  const { loader } = portal((name) => ({ default: remote(name === '2' ? async () => fail('chunk') : undefined) }));
  expect((await loader.screen(registered, '/Dashboard')).version).toBe('1');
});

test('fails when no version loads, and loads the version in use once it is repaired', async () => {
  let broken = true;
  const { loader, reports } = portal(() => (broken ? fail('down') : { default: remote() }));
  await expect(loader.screen(registered, '/Dashboard')).rejects.toBeInstanceOf(RemoteUnavailable);
  expect(reports.map((failure) => failure.version)).toEqual(['2', '1']);
  broken = false;
  expect((await loader.screen(registered, '/Dashboard')).version).toBe('2');
});

test('waits for a pending screen instead of requesting it again', async () => {
  const { loader, reports } = portal(() => fail('down'));
  const both = [loader.screen(registered, '/Dashboard'), loader.screen(registered, '/Dashboard')];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(reports.map((failure) => failure.version)).toEqual(['2', '1']);
});

test('replaces a version that exceeds its time budget by the previous version; the late version changes no text', async () => {
  let arrive: (module: unknown) => void = () => undefined;
  const slowModule = new Promise((resolve) => (arrive = resolve));
  const prepared: unknown[] = [];
  const current = remote();
  const { loader, reports } = portal((name) => (name === '2' ? slowModule : { default: remote() }), {
    budget: { withOther: 20, last: 1_000 },
    prepare: async (item) => void prepared.push(item),
  });
  expect((await loader.screen(registered, '/Dashboard')).version).toBe('1');
  expect(reports.map(({ error }) => error)).toEqual([new Error('not loaded within 0.02 s')]);
  arrive({ default: current });
  await slowModule;
  await Promise.resolve();
  expect(prepared).toHaveLength(1);
  expect(prepared).not.toContain(current);
});

test('refuses a version that replaces a built-in function, or only reports it if there is no other version', async () => {
  const changed = () => ['fetch', undefined, undefined, undefined];
  let results = changed();
  const { loader, reports } = portal(() => ({ default: remote() }), { restoreBuiltins: () => results.shift() });
  expect((await loader.screen(registered, '/Dashboard')).version).toBe('1');
  results = changed();
  const alone = portal(() => ({ default: remote() }), { restoreBuiltins: () => results.shift() });
  expect((await alone.loader.screen(version('2'), '/Dashboard')).version).toBe('2');
  expect([...reports, ...alone.reports].map(({ error }) => (error as Error).message)).toEqual([
    'replaces fetch',
    'replaces fetch',
  ]);
});

test('opens the container that the registry names, with its digests, without reading the manifest', async () => {
  const opened: unknown[] = [];
  const { loader } = portal(() => undefined, {
    readManifest: async () => fail('asked for a manifest'),
    openContainer: async (...what) => {
      opened.push(what);
      return { default: remote() };
    },
  });
  const container = { name: 'mf_teacher_2', entry: 'entry.js' };
  await loader.screen({ ...version('2'), container, integrity: { 'entry.js': 'sha384-x' } }, '/Dashboard');
  const entry = `${location.origin}/remotes/mf-teacher/2/entry.js`;
  const registered = expect.objectContaining({ version: '2', integrity: { 'entry.js': 'sha384-x' } }) as unknown;
  expect(opened).toEqual([[{ name: 'mf_teacher_2', entry }, 0, registered]]);
});
