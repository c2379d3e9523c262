export { useListedPacks } from './useListedPacks.ts';
