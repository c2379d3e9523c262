import type { RemoteVersion } from '@memocartes/shared-shell/remote';

import { loadScript } from '../version-files/loadScript.ts';
import { openContainer } from './openContainer.ts';

const container = { name: 'mf_x', entry: '/entry.js' };
const version: RemoteVersion = {
  name: 'mf-x',
  shell: '^1',
  roles: [],
  routes: [],
  menu: [],
  version: '1',
  manifest: '/remotes/mf-x/1/mf-manifest.json',
};

/** Calls `handle` with each script instead of adding it to the page. */
const onScript = (handle: (script: HTMLScriptElement) => void) =>
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => handle(nodes[0] as HTMLScriptElement));

afterEach(() => jest.restoreAllMocks());

test('resolves once the script has run', async () => {
  onScript((script) => void script.onload?.(new Event('load')));
  await expect(loadScript('/entry.js')).resolves.toBeUndefined();
});

test('rejects with the address of a script that can’t be fetched', async () => {
  onScript((script) => void script.onerror?.(new Event('error')));
  await expect(loadScript('/entry.js')).rejects.toThrow('/entry.js cannot be loaded');
});

test('rejects when a script does not load in time', async () => {
  jest.useFakeTimers();
  onScript(() => undefined);
  const promise = loadScript('/entry.js');
  jest.advanceTimersByTime(8000);
  jest.useRealTimers();
  await expect(promise).rejects.toThrow('timed out');
});

test('loads a script of another origin with CORS, so that its digest is checked [portal.remote-origins]', async () => {
  const cors: (string | null)[] = [];
  onScript((script) => {
    cors.push(script.crossOrigin);
    script.onload?.(new Event('load'));
  });
  await loadScript('/entry.js', 'sha384-x');
  await loadScript('https://remotes.example.org/entry.js', 'sha384-x');
  expect(cors).toEqual([null, '']);
});

test('rejects when a script leaves no container', async () => {
  onScript((script) => void script.onload?.(new Event('load')));
  await expect(openContainer(container, 0, version)).rejects.toThrow('leaves no container');
});

test('initialises the container, then gets the remote; a retry uses another URL', async () => {
  const calls: string[] = [];
  const opened = {
    init: () => calls.push('init'),
    get: async (module: string) => {
      calls.push(module);
      return () => 'remote';
    },
  };
  const sources: string[] = [];
  onScript((script) => {
    sources.push(script.getAttribute('src') ?? '');
    Object.assign(globalThis, { mf_x: opened });
    script.onload?.(new Event('load'));
  });
  expect(await openContainer(container, 0, version)).toBe('remote');
  expect(await openContainer(container, 1, version)).toBe('remote');
  expect(calls).toEqual(['init', './remote', 'init', './remote']);
  expect(sources).toEqual(['/entry.js', expect.stringMatching(/^\/entry\.js\?attempt=\d+$/)]);
});
