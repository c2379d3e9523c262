export { default } from './ClassSlipsPage.tsx';
