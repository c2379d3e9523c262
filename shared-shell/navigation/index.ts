export { useGoing } from './useGoing.ts';
export { useIdParam } from './useIdParam.ts';
export { useSchoolId } from './useSchoolId.ts';
