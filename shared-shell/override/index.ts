export {
  leaveOverride,
  readOverride,
  removeOverride,
  type StoredOverride,
  storeOverride,
  watchOverride,
} from './override.ts';
