export { AddStudents } from './AddStudents.tsx';
export { ClassImport } from './ClassImport.tsx';
export { ImportOwnStudents } from './ImportOwnStudents.tsx';
export { ImportPeople } from './ImportPeople.tsx';
export { ImportStudents, type ImportStudentsProps } from './ImportStudents.tsx';
