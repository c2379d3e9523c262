export { default } from './ReportsPage.tsx';
