export { changedFields, differing, mergeVersions, type Versions } from './merge.ts';
export { type ConflictField, useConflict } from './useConflict.tsx';
export { versionConflict } from './versionConflict.ts';
