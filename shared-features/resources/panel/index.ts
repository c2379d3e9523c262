export { default } from './ResourcePanel.tsx';
