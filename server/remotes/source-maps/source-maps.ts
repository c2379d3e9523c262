import { join } from 'node:path';

/**
 * Folder of source maps, in a build and next to the registry. Its name starts with a dot, so that neither the server
 * nor nginx serves it [portal.source-maps].
 */
export const sourceMapsFolder = '.maps';

/** Folder of the source maps of a published version. */
export const sourceMapsOf = (remotesDir: string, name: string, version: string): string =>
  join(remotesDir, sourceMapsFolder, name, version);
