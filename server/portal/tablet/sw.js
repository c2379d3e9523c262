/*
 * The tablet's service worker, whose scope is /device only. It caches the files of that page, whose names change with
 * their content. For use offline, it also caches the last good page and registry. It never handles API requests.
 */
const cacheName = 'memocartes-device-1';
const page = '/device';
const registry = '/remotes/registry.json';
// `mf-pupil` is the former name of `mf-student`: a page opened before the upgrade still needs its files.
const immutablePath = /^\/(assets|remotes\/mf-(?:student|pupil)\/[^/]+)\//;
/** Time after which the stored page or registry is used instead of a slow response, in milliseconds. */
const timeoutMs = 4000;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(updateCache(event.data.keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, page));
  else if (pathname === registry) event.respondWith(networkFirst(request, registry));
  else if (immutablePath.test(pathname)) event.respondWith(immutableFile(request, pathname, search !== ''));
});

async function activate() {
  const names = await caches.keys().catch(() => []);
  const old = names.filter((name) => name.startsWith('memocartes-device-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The cache; undefined if the browser refuses storage. */
const openCache = () => caches.open(cacheName).catch(() => undefined);

/** Stores a response if there is room: a full storage must not break the page. */
const store = (cache, name, response) => cache?.put(name, response.clone()).catch(() => undefined);

/**
 * A file that never changes: from the cache, or else from the network and then cached. After a failure the page
 * requests the file with a query (`isRetry`). The cached copy may then be damaged, so it is used only if the portal
 * can't send the file.
 */
async function immutableFile(request, pathname, isRetry = false) {
  const cache = await openCache();
  const cached = await cache?.match(pathname);
  if (cached && !isRetry) return cached;
  try {
    const response = await fetch(request);
    if (!response.ok && cached) return cached;
    if (isImmutable(response)) await store(cache, pathname, response);
    return response;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

/**
 * A file that changes: from the network. While the portal can't be reached or fails, the last good response is used.
 */
async function networkFirst(request, name) {
  const cache = await openCache();
  const cached = await cache?.match(name);
  try {
    // Without a stored response, a slow one is better than none.
    const response = await fetch(request, cached && { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status >= 500) return cached ?? response;
    // Waits for the whole file: a response that stops halfway would show a broken page.
    await response.clone().arrayBuffer();
    if (response.ok) await store(cache, name, response);
    return response;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

/** Files of a development server keep their name when they change, so they are not cached. */
const isImmutable = (response) => response.ok && /immutable/.test(response.headers.get('cache-control') ?? '');

/** Caches the files of the open page, and deletes those of earlier versions. */
async function updateCache(paths) {
  const cache = await openCache();
  if (!cache) return;
  const immutablePaths = paths.filter((path) => immutablePath.test(path));
  const versions = new Set(immutablePaths.map(folderOf));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const isOld = pathname.startsWith('/assets/')
      ? !immutablePaths.includes(pathname)
      : !versions.has(folderOf(pathname));
    if (immutablePath.test(pathname) && isOld) await cache.delete(request);
  }
  await Promise.allSettled([
    ...immutablePaths.map((path) => immutableFile(new Request(path), path)),
    ...[page, registry].map((path) => networkFirst(new Request(path, { cache: 'no-store' }), path)),
  ]);
}

/** Folder of a path: `/remotes/mf-student/<version>`, or `/assets`. */
function folderOf(pathname) {
  return pathname.slice(0, pathname.lastIndexOf('/'));
}
