/**
 * Header of the portal's API requests, which other sites cannot send (CSRF protection). A cookie that identifies a
 * person or a device is accepted only with this header, except to read a document (`<img>`, link).
 */
export const portalHeader = { 'X-Memocartes': '1' } as const;

/** Header name in lower case, as Node reports it. */
export const portalHeaderName = 'x-memocartes';
