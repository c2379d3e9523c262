export { default } from './ResourcesPage.tsx';
