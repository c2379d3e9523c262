export { createPortalStore, type PortalStore } from './store.ts';
