export { useRepeatable } from './useRepeatable.ts';
export { useRequestId } from './useRequestId.ts';
