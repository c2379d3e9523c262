import { browserStorage } from '@memocartes/shared-ui/storage';

const key = 'memocartes.visited';

/**
 * Records in this browser that a user signed in: only then does the landing page request the session. With `accountId`,
 * also records for other tabs (`watchAccount`) which account the portal is open with.
 */
export const markSignedIn = (accountId?: number): void => void browserStorage.write(key, String(accountId ?? ''));

/** Removes the record, after a sign-out or an expired session. */
export const forgetSignedIn = (): void => browserStorage.remove(key);

/** Whether a user may still be signed in on this browser. */
export const wasSignedIn = (): boolean => browserStorage.read(key) !== undefined;

/**
 * Calls `onOther` when another tab opens the portal with another account [accounts.one-account]. @returns a function
 * that stops watching
 */
export function watchAccount(accountId: number, onOther: () => void): () => void {
  const watch = (event: StorageEvent) =>
    event.key === key && event.newValue && event.newValue !== String(accountId) && onOther();
  addEventListener('storage', watch);
  return () => removeEventListener('storage', watch);
}
