export { PageForm } from './PageForm.tsx';
