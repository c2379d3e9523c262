import type { ErrorCode } from '@memocartes/contract/errors/errors';

/**
 * Whether the fetched data is outdated after a write: the write succeeded, or it was refused with one of these codes,
 * which mean that another person has changed the data meanwhile.
 */
export const isOutdated = (error: { code?: string } | undefined, ...conflicts: readonly ErrorCode[]): boolean =>
  !error || conflicts.some((code) => code === error.code);
