import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

type Network = (path: string) => Promise<Response>;
type FetchEvent = { request: object; respondWith: (response: Promise<Response>) => void };

/**
 * Runs the tablet's service worker with a simulated network. @returns a function that requests the page and the
 * registry, and returns the status and text of both responses
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
    ...{ self, URL, AbortSignal },
    caches: { open: async () => cache },
    fetch: ({ url }: { url: string }) => network.current(new URL(url).pathname),
  });
  const load = (path: string, mode: string) =>
    new Promise<Response>((resolve, reject) => {
      const request = { method: 'GET', url: `https://portal.test${path}`, mode };
      listeners['fetch']!({ request, respondWith: (response) => void response.then(resolve, reject) });
    });
  return async () => {
    const loaded = await Promise.all([load('/device', 'navigate'), load('/remotes/registry.json', 'cors')]);
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
