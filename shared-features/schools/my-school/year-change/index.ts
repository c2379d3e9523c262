export { default } from './OwnYearChangePage.tsx';
