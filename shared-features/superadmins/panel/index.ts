export { default } from './SuperadminPanel.tsx';
