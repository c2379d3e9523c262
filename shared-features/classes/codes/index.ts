export { default } from './CodesPage.tsx';
