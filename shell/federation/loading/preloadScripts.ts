import type { RemoteVersion } from '@memocartes/shared-shell/remote';

/** Has the browser fetch a version's first scripts while its manifest comes: they are named in the registry. */
export function preloadScripts({ manifest, first = [] }: RemoteVersion): void {
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  for (const file of first) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: `${folder}${file}` }),
    );
  }
}
