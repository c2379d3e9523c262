export type { ConflictField } from './conflict.ts';
export { changedFields, type Versions } from './merge.ts';
export { type Opened, useVersions, type Versioned, versionedBy } from './useVersions.ts';
export { versionConflict } from './versionConflict.ts';
