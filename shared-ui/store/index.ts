export { pageStore } from './store.ts';
export type { Store } from './store.ts';
