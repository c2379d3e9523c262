export { default } from './ClassSessionsPage.tsx';
