import { withinPeriod } from '../revision/event-time.ts';

/** Maximum age of a scan, in milliseconds. */
const maxAgeMs = 30 * 24 * 3_600_000;

/**
 * Date of a scan: the time at which the card was read. A future time is replaced by `now`, in milliseconds, and a time
 * before the maximum age by that age [scanning.date].
 */
export const scanDate = (readAt: string, now: number) => withinPeriod(readAt, { from: now - maxAgeMs, until: now });
