export { default } from './PacksPage.tsx';
