import { useEffect } from 'react';

/** What the service worker keeps: files whose content never changes under their name. */
const lasting = /^\/(assets|remotes\/mf-student)\//;

/** The files that this page is made of, as the browser fetched them. */
function madeOf(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = addresses.filter(({ origin, pathname }) => origin === location.origin && lasting.test(pathname));
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/** Wait before telling the worker what to keep, in ms: the page's fonts and late files have come by then. */
const settled = 1500;

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/device/sw.js', { scope: '/device' });
  const registration = await navigator.serviceWorker.ready;
  await document.fonts.ready;
  await new Promise((resolve) => setTimeout(resolve, settled));
  // Read last: a new version of the worker may have taken over meanwhile, and only it knows this version's files.
  registration.active?.postMessage({ keep: madeOf() });
}

function linkManifest(): () => void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/device/app.webmanifest';
  document.head.append(link);
  return () => link.remove();
}

/** Makes the page installable on a tablet, and lets it open without network. Where a browser can't, it is a page like others. */
export function useInstallable(): void {
  useEffect(() => {
    if ('serviceWorker' in navigator) register().catch(() => undefined);
    return linkManifest();
  }, []);
}
