export { NoClass } from './NoClass.tsx';
