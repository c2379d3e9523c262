export { ClassesPage, type ClassesPageProps } from './ClassesPage.tsx';
export { ClassPage, type ClassPageProps } from './ClassPage.tsx';
export { Moves } from './Moves.tsx';
export { classSubject } from './subject.ts';
