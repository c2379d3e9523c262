/** How near the end of its access a school is: over, within so many days, or never. */
export const expiries = ['EXPIRED', 'WITHIN_30', 'WITHIN_90', 'NONE'] as const;
export type Expiry = (typeof expiries)[number];

/** How full the seats of its students are. A school without a limit is never full. */
export const seatsUsed = ['FULL', 'ALMOST_FULL', 'EMPTY'] as const;
export type SeatsUsed = (typeof seatsUsed)[number];
