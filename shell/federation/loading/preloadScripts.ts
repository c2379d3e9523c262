import type { RemoteVersion } from '@memocartes/shared-shell/remote';

/** Preloads a version's first scripts, which the registry names, while its manifest loads. */
export function preloadScripts({ manifest, first = [] }: RemoteVersion): void {
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  for (const file of first) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: `${folder}${file}` }),
    );
  }
}
