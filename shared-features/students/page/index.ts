export { StudentBoxesPage, type StudentBoxesPageProps } from './StudentBoxesPage.tsx';
