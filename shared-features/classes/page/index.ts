export { ClassPage, type ClassPageProps } from './ClassPage.tsx';
export { Moves } from './Moves.tsx';
