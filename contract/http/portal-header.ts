/**
 * Header of every request that the portal's own pages make. A page of another site can't send it, so that a session's cookie counts only
 * with it.
 */
export const portalHeader = { 'X-Memocartes': '1' } as const;

/** Its name as Node's headers hold it. */
export const portalHeaderName = 'x-memocartes';
