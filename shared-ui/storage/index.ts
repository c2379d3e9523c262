export { browserStorage, type SafeStorage, tabStorage, webStorage } from './storage.ts';
