/** Timestamps before 2000 are invalid. */
const oldestTime = Date.UTC(2000, 0, 1);

/**
 * Moves the time of an answer or a scan into a period in milliseconds, as the clock of the device may be wrong. The
 * original time is stored as `device_time`, by which the events of a day are ordered.
 */
export function withinPeriod(deviceTime: string, { from, until }: { from: number; until: number }) {
  const time = Math.max(Date.parse(deviceTime), oldestTime);
  const clampedTime = Math.min(Math.max(time, from), until);
  return {
    answered_at: new Date(clampedTime).toISOString(),
    device_time: clampedTime === time ? null : new Date(time).toISOString(),
  };
}
