export { AddStudents } from './AddStudents.tsx';
export { ClassImport } from './ClassImport.tsx';
export { ImportAdults } from './ImportAdults.tsx';
export { ImportOwnStudents } from './ImportOwnStudents.tsx';
export { ImportStudents, type ImportStudentsProps } from './ImportStudents.tsx';
