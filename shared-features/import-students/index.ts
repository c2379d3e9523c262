export { ImportStudents, type ImportStudentsProps } from './ImportStudents.tsx';
