export { default } from './AssignmentPage.tsx';
