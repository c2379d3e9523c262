export { Saving } from './Saving.tsx';
export { useUnlessSaving } from './useUnlessSaving.ts';
