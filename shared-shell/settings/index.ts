export { type Settings, SettingsProvider, useSettings } from './settings.tsx';
