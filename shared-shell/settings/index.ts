export { SettingsProvider, useSettings, type Settings } from './settings.tsx';
