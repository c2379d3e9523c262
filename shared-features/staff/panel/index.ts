export { default } from './StaffPanel.tsx';
