import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

type Network = (path: string, signal?: AbortSignal) => Promise<Response>;
type FetchEvent = { request: object; respondWith: (response: Promise<Response>) => void };

/** Time after which the worker stops waiting for a response, in milliseconds; 4 s on a real tablet. */
const timeoutMs = 20;

/**
 * Runs the tablet's service worker with a simulated network.
 * @returns a function that requests paths, by default the page and the registry. It returns the status and text of each
 * response.
 */
function startWorker(network: { current: Network }) {
  const stored = new Map<string, Response>();
  const cache = {
    match: async (name: string) => stored.get(name)?.clone(),
    put: async (name: string, response: Response) => {
      const body = await response.arrayBuffer();
      stored.set(name, new Response(body, { headers: response.headers }));
    },
  };
  const listeners: Record<string, (event: FetchEvent) => void> = {};
  const self = {
    addEventListener: (type: string, listener: (event: FetchEvent) => void) => (listeners[type] = listener),
    location: { origin: 'https://portal.test' },
  };
  runInNewContext(readFileSync(join(import.meta.dirname, 'tablet/sw.js'), 'utf8'), {
    self,
    URL,
    AbortSignal: { timeout: () => AbortSignal.timeout(timeoutMs) },
    caches: { open: async () => cache },
    fetch: ({ url }: { url: string }, { signal }: RequestInit = {}) =>
      network.current(new URL(url).pathname, signal ?? undefined),
  });

  const load = (path: string, mode: string) =>
    new Promise<Response>((resolve, reject) => {
      const request = { method: 'GET', url: `https://portal.test${path}`, mode };
      listeners['fetch']!({ request, respondWith: (response) => void response.then(resolve, reject) });
    });

  return async (...paths: readonly string[]) => {
    const loaded = await Promise.all(
      paths.length
        ? paths.map((path) => load(path, 'cors'))
        : [load('/device', 'navigate'), load('/remotes/registry.json', 'cors')],
    );
    return Promise.all(loaded.map(async (response) => `${response.status} ${await response.text()}`));
  };
}

const good: Network = async (path) => new Response(`good ${path}`);
const lastGood = ['200 good /device', '200 good /remotes/registry.json'];

const halfway = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('half'));
      controller.error(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    },
  });

test.each<[string, Network]>([
  ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['restarts behind its proxy', async () => new Response('Bad Gateway', { status: 502 })],
  ['is unavailable', async () => new Response('{}', { status: 503 })],
  ['stops halfway through a response', async () => new Response(halfway())],
])('a tablet opens with the last good page and registry while the portal %s [tablets.offline]', async (_case, bad) => {
  const network = { current: good };
  const open = startWorker(network);
  expect(await open()).toEqual(lastGood);
  network.current = bad;
  expect(await open()).toEqual(lastGood);
});

/** A network that is slower than the worker's time limit. */
const slow: Network = (path, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(new Response(`slow ${path}`)), 5 * timeoutMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

test('on a slow network, a tablet opens with the stored page; a tablet without a stored page waits for the page [tablets.offline]', async () => {
  const network = { current: slow };
  const open = startWorker(network);
  expect(await open()).toEqual(['200 slow /device', '200 slow /remotes/registry.json']);
  network.current = good;
  await open();
  network.current = slow;
  expect(await open()).toEqual(lastGood);
});

test('a file is loaded once; a retry loads it again, and replaces a damaged copy [portal.publish-repair]', async () => {
  const headers = { 'cache-control': 'public, max-age=31536000, immutable' };

  const sends =
    (text: string): Network =>
    async () =>
      new Response(text, { headers });

  const network = { current: sends('damaged') };
  const open = startWorker(network);
  const file = '/remotes/mf-student/1.0.0-a/entry.js';
  expect(await open(file)).toEqual(['200 damaged']);
  network.current = sends('whole');
  expect(await open(file)).toEqual(['200 damaged']);
  expect(await open(`${file}?attempt=1`)).toEqual(['200 whole']);
  network.current = async () => new Response('Bad Gateway', { status: 502 });
  expect(await open(file, `${file}?attempt=2`)).toEqual(['200 whole', '200 whole']);
  network.current = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await open(file, `${file}?attempt=3`)).toEqual(['200 whole', '200 whole']);
});

test('a tablet that has stored nothing shows a failure of the portal', async () => {
  const open = startWorker({ current: async () => new Response('Bad Gateway', { status: 502 }) });
  expect(await open()).toEqual(['502 Bad Gateway', '502 Bad Gateway']);
});

test('a 403 response is shown, and not stored', async () => {
  const network = { current: good };
  const open = startWorker(network);
  await open();
  network.current = async () => new Response('sign in', { status: 403 });
  expect(await open()).toEqual(['403 sign in', '403 sign in']);
  network.current = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await open()).toEqual(lastGood);
});
