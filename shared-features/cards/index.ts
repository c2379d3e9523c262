export { sideOf } from './sideOf.ts';
