import type { ApiError } from '@memocartes/shared-api/base';

/** The ApiError that a mutation or a query threw, if it is one. */
export function asApiError(thrown: unknown): ApiError | undefined {
  const error = thrown as Partial<ApiError> | null | undefined;
  return typeof error?.code === 'string' && typeof error.message === 'string' ? (error as ApiError) : undefined;
}
