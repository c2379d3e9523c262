import type { RemoteVersion } from '@memocartes/shared-shell/remote';

import { corsOf } from '../version-files/loadScript.ts';

/** Preloads a version's first scripts, which the registry names, while its manifest loads. */
export function preloadScripts({ manifest, first = [], integrity }: RemoteVersion): void {
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  for (const file of first) {
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'script',
        crossOrigin: corsOf(manifest),
        integrity: integrity?.[file] ?? '',
        href: `${folder}${file}`,
      }),
    );
  }
}
