export { StudentBoxesPage, type StudentBoxesPageProps } from './StudentBoxesPage.tsx';
export { successRate } from '../boxes/figures.ts';
