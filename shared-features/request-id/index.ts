export { useRepeatableCall } from './useRepeatableCall.ts';
export { useRequestId } from './useRequestId.ts';
