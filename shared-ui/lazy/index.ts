export { useLazy } from './useLazy.ts';
