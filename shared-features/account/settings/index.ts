export { default } from './AccountSettingsPage.tsx';
