import { asApiError } from './asApiError.ts';

/** Whether a query or a mutation failed because the entity doesn't exist, or isn't visible to this person. */
export const isNotFound = (thrown: unknown): boolean => asApiError(thrown)?.code === 'NOT_FOUND';
