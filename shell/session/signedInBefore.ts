import { browserStorage } from '@memocartes/shared-ui/storage';

const key = 'memocartes.visited';

/** Records in this browser that a user signed in: only then does the landing page request the session. */
export const markSignedIn = (): void => void browserStorage.write(key, '1');

/** Removes the record, after a sign-out or an expired session. */
export const forgetSignedIn = (): void => browserStorage.remove(key);

/** Whether a user may still be signed in on this browser. */
export const wasSignedIn = (): boolean => browserStorage.read(key) !== undefined;
