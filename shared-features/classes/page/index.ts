export { ClassesPage, type ClassesPageProps } from '../list/ClassesPage.tsx';
export { ClassPage, type ClassPageProps } from './ClassPage.tsx';
export { Moves } from './Moves.tsx';
export { classSubject } from '../permission-subject/classSubject.ts';
