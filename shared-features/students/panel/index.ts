export { default } from './StudentPanel.tsx';
