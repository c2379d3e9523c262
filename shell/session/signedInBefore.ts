import { browserStorage } from '@memocartes/shared-ui/storage';

const key = 'memocartes.visited';

/** Remembers on this browser that somebody signed in: the landing page then asks who, and spares everybody else the question. */
export const markSignedIn = (): void => void browserStorage.write(key, '1');

/** Forgets it: they signed out, or their session is over. */
export const forgetSignedIn = (): void => browserStorage.remove(key);

/** Whether somebody may still be signed in on this browser. */
export const wasSignedIn = (): boolean => browserStorage.read(key) !== undefined;
