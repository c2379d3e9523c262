export { default } from './ClassPanel.tsx';
