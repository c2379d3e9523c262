export { default } from './SchoolPanel.tsx';
