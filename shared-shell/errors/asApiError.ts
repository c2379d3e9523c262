import type { ApiError } from '@memocartes/shared-api/base';

/** The error of a query or mutation as an `ApiError`; undefined for any other error. */
export function asApiError(thrown: unknown): ApiError | undefined {
  const error = thrown as Partial<ApiError> | null | undefined;
  return typeof error?.code === 'string' && typeof error.message === 'string' ? (error as ApiError) : undefined;
}
