export { StudentsList, type StudentsListProps } from './StudentsList.tsx';
