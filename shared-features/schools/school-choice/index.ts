export { SchoolChoice } from './SchoolChoice.tsx';
