export { useRequestId } from './useRequestId.ts';
