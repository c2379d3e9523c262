export { browserStorage, tabStorage, type SafeStorage, webStorage } from './storage.ts';
