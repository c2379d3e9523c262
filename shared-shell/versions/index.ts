export { changedFields, differingFields, conflictingFields, mergeVersions, type Versions } from './merge.ts';
export type { ConflictField } from './conflict.ts';
export { useConflict } from './useConflict.tsx';
export { type Opened, useVersions, type Versioned, versionedBy } from './useVersions.ts';
export { versionConflict } from './versionConflict.ts';
