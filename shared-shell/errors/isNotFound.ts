import { asApiError } from './asApiError.ts';

/** Whether a query or a mutation failed because what it names doesn't exist, or not for this person. */
export const isNotFound = (thrown: unknown): boolean => asApiError(thrown)?.code === 'NOT_FOUND';
