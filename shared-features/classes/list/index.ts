export { ClassesPage, type ClassesPageProps } from './ClassesPage.tsx';
