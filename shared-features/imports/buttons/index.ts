export { ImportStudents, type ImportStudentsProps } from './ImportStudents.tsx';
export { ImportOwnStudents } from './ImportOwnStudents.tsx';
export { AddStudents } from './AddStudents.tsx';
export { ImportPeople } from './ImportPeople.tsx';
export { ClassImport } from './ClassImport.tsx';
