export { DeleteSchool } from './DeleteSchool.tsx';
export { useSchoolStatus } from './useSchoolStatus.ts';
