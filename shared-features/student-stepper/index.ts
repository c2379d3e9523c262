export { AddStudent } from './AddStudent.tsx';
