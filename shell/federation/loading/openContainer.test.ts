import { openContainer } from './openContainer.ts';
import { loadScript } from './loadScript.ts';

/** What happens when a script is added to the page. */
const onScript = (happen: (script: HTMLScriptElement) => void) =>
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => happen(nodes[0] as HTMLScriptElement));

afterEach(() => jest.restoreAllMocks());

test('resolves once the script has run', async () => {
  onScript((script) => script.onload?.(new Event('load')));
  await expect(loadScript('/entry.js')).resolves.toBeUndefined();
});

test('rejects with the address of a script that can’t be fetched', async () => {
  onScript((script) => script.onerror?.(new Event('error')));
  await expect(loadScript('/entry.js')).rejects.toThrow('/entry.js can not be loaded');
});

test('rejects when a script does not load in time', async () => {
  jest.useFakeTimers();
  onScript(() => undefined);
  const promise = loadScript('/entry.js');
  jest.advanceTimersByTime(8000);
  jest.useRealTimers();
  await expect(promise).rejects.toThrow('does not come');
});

test('rejects when a script throws and leaves no container', async () => {
  onScript((script) => script.onload?.(new Event('load')));
  await expect(openContainer({ name: 'mf_x', entry: '/entry.js' }, 0)).rejects.toThrow('leaves no container');
});

test('initialises the container, then asks for the remote; a retry uses another address', async () => {
  const asked: string[] = [];
  const container = {
    init: () => asked.push('init'),
    get: async (module: string) => {
      asked.push(module);
      return () => 'remote';
    },
  };
  const sources: string[] = [];
  onScript((script) => {
    sources.push(script.getAttribute('src') ?? '');
    Object.assign(globalThis, { mf_x: container });
    script.onload?.(new Event('load'));
  });
  expect(await openContainer({ name: 'mf_x', entry: '/entry.js' }, 0)).toBe('remote');
  expect(await openContainer({ name: 'mf_x', entry: '/entry.js' }, 1)).toBe('remote');
  expect(asked).toEqual(['init', './remote', 'init', './remote']);
  expect(sources).toEqual(['/entry.js', expect.stringMatching(/^\/entry\.js\?attempt=\d+$/)]);
});
