export type { ConflictField } from './conflict.ts';
export { changedFields, type Versions } from './merge.ts';
export { type Opened, useVersions, type Versioned, versionedBy } from './useVersions.ts';
/** @public Remotes that were published earlier need it [portal.older-remotes]. */
export { versionConflict } from './versionConflict.ts';
