/*
 * The tablet's service worker, whose scope is /device only. It caches the files of that page (their names change with
 * their content), and for use offline the last good page and registry. It never handles API requests.
 */
const cacheName = 'memocartes-device-1';
const page = '/device';
const registry = '/remotes/registry.json';
// `mf-pupil` is the former name of `mf-student`: a page opened before the upgrade still needs its files.
const lasting = /^\/(assets|remotes\/mf-(?:student|pupil)\/[^/]+)\//;
/** How long to wait for the network, in ms. */
const patience = 4000;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepOnly(event.data.keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(newest(request, page));
  else if (pathname === registry) event.respondWith(newest(request, registry));
  else if (lasting.test(pathname)) event.respondWith(once(request, pathname));
});

async function takeOver() {
  const names = await caches.keys().catch(() => []);
  const old = names.filter((name) => name.startsWith('memocartes-device-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The cache; undefined if the browser refuses storage. */
const openCache = () => caches.open(cacheName).catch(() => undefined);

/** Stores an answer if there is room: a full storage must not break the page. */
const store = (cache, name, answer) => cache?.put(name, answer.clone()).catch(() => undefined);

/** A file that never changes: from the cache, else from the network and then cached. */
async function once(request, pathname) {
  const cache = await openCache();
  const kept = await cache?.match(pathname);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isLasting(answer)) await store(cache, pathname, answer);
  return answer;
}

/** A file that changes: from the network, or the last good answer when offline. */
async function newest(request, name) {
  const cache = await openCache();
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) });
    if (answer.ok) await store(cache, name, answer);
    return answer;
  } catch (error) {
    const kept = await cache?.match(name);
    if (kept) return kept;
    throw error;
  }
}

/** Files of a development server keep their name when they change, so they are not cached. */
const isLasting = (answer) => answer.ok && /immutable/.test(answer.headers.get('cache-control') ?? '');

/** Caches the files of the open page, and deletes those of earlier versions. */
async function keepOnly(paths) {
  const cache = await openCache();
  if (!cache) return;
  const lastingPaths = paths.filter((path) => lasting.test(path));
  const versions = new Set(lastingPaths.map(folderOf));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const isOld = pathname.startsWith('/assets/')
      ? !lastingPaths.includes(pathname)
      : !versions.has(folderOf(pathname));
    if (lasting.test(pathname) && isOld) await cache.delete(request);
  }
  await Promise.allSettled([
    ...lastingPaths.map((path) => once(new Request(path), path)),
    ...[page, registry].map((path) => newest(new Request(path, { cache: 'no-store' }), path)),
  ]);
}

/** `/remotes/mf-student/<version>`, or `/assets`. */
function folderOf(pathname) {
  return pathname.slice(0, pathname.lastIndexOf('/'));
}
