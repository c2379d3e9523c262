export { default } from './YearPage.tsx';
