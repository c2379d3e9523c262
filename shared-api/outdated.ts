import type { ErrorCode } from '@memocartes/contract/errors/errors';

/**
 * Whether the fetched data is outdated after a write: after a success, or after a refusal with a code in `conflicts`.
 * Such a refusal means that the data has changed since it was fetched, for example by another person or in another tab.
 */
export const isOutdated = (error: { code?: string } | undefined, ...conflicts: readonly ErrorCode[]): boolean =>
  !error || conflicts.some((code) => code === error.code);
