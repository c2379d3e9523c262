import { useEffect } from 'react';

/** Paths of the files to cache: their content never changes, and none is an API response [tablets.offline]. */
const immutablePaths = /^\/(assets|remotes\/mf-student)\//;

/** Paths of the cacheable files that this page has loaded. */
function loadedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const cacheable = addresses.filter(
    ({ origin, pathname }) => origin === location.origin && immutablePaths.test(pathname),
  );
  return [...new Set(cacheable.map(({ pathname }) => pathname))];
}

/** Delay in ms before the worker gets the list of files, so that fonts and late chunks are listed too. */
const settleMs = 1500;

/**
 * Waits until a registration has an active worker. `navigator.serviceWorker.ready` would never resolve if the page was
 * opened outside of the worker's scope, as when a follower starts a revision from « Mes enfants ».
 */
async function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve) =>
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()),
  );
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/device/sw.js', { scope: '/device' });
  await activated(registration);
  await document.fonts.ready;
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  // `registration.active` is read only now: a new version of the worker may have taken over meanwhile.
  registration.active?.postMessage({ keep: loadedFiles() });
}

/**
 * Links a manifest, instead of the portal's if the page was opened from the portal: browsers use the first one.
 * @returns a function that restores the page's links
 */
function linkManifest(href: string): () => void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = href;
  document.head.prepend(link);
  return () => link.remove();
}

/** The manifests of the school's tablets and of a device at home [tablets.offline] [home-revision.install]. */
const manifests = { school: '/device/app.webmanifest', home: '/device/home.webmanifest' } as const;

/** Makes the page installable on the device and usable offline, where the browser supports it. */
export function useInstallable(place: keyof typeof manifests): void {
  useEffect(() => {
    if ('serviceWorker' in navigator) register().catch(() => undefined);
    return linkManifest(manifests[place]);
  }, [place]);
}
