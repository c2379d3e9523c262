const key = 'memocartes.visited';

/** Remembers on this browser that somebody signed in: the landing page then asks who, and spares everybody else the question. */
export const markVisited = (): void => localStorage.setItem(key, '1');

/** Forgets it: they signed out, or their session is over. */
export const forgetVisited = (): void => localStorage.removeItem(key);

/** Whether somebody may still be signed in on this browser. */
export const wasVisited = (): boolean => localStorage.getItem(key) !== null;
