export { useBackOnline } from './useBackOnline.ts';
export { useOnline } from './useOnline.ts';
