export { usePendingLocation } from './usePendingLocation.ts';
export { useIdParam } from './useIdParam.ts';
export { useSchoolId } from './useSchoolId.ts';
