import type { ApiError } from '@memocartes/shared-api/base';

/** What a mutation or a query threw, when it is an answer of the API (or none came). */
export function asApiError(thrown: unknown): ApiError | undefined {
  const error = thrown as Partial<ApiError> | null | undefined;
  return typeof error?.code === 'string' && typeof error.message === 'string' ? (error as ApiError) : undefined;
}
