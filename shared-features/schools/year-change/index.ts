export { YearChangePage, type YearChangePageProps } from './YearChangePage.tsx';
