/**
 * Header of the portal's API requests. Other sites cannot send it, so session cookies are accepted only with it (CSRF
 * protection), except to read a document (`<img>`, link).
 */
export const portalHeader = { 'X-Memocartes': '1' } as const;

/** Header name in lower case, as Node reports it. */
export const portalHeaderName = 'x-memocartes';
