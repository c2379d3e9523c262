/**
 * Header of every request from the portal's own pages. Other sites cannot send it, so session cookies are accepted only with it (CSRF
 * protection).
 */
export const portalHeader = { 'X-Memocartes': '1' } as const;

/** Header name in lower case, as Node reports it. */
export const portalHeaderName = 'x-memocartes';
