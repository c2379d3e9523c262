/**
 * Header of the portal's API requests. Other sites cannot send it, so cookies that identify a person or a device are
 * accepted only with this header (CSRF protection), except to read a document (`<img>`, link).
 */
export const portalHeader = { 'X-Memocartes': '1' } as const;

/** Header name in lower case, as Node reports it. */
export const portalHeaderName = 'x-memocartes';
