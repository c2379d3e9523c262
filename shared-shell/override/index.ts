export { page, readOverride, removeOverride, type StoredOverride, storeOverride, watchOverride } from './override.ts';
