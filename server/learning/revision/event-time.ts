/** Replaces timestamps before 2000, which are invalid. */
const oldestTime = Date.UTC(2000, 0, 1);

/**
 * Moves the time of an answer or a scan into a period (in milliseconds) that ends now at the latest, as the device's
 * clock may be wrong [boxes.answer-date]. If the time is moved, the original time is stored as `device_time`, which
 * orders the events of a day.
 */
export function withinPeriod(deviceTime: string, { from, until }: { from: number; until: number }) {
  const time = Math.max(Date.parse(deviceTime), oldestTime);
  const clampedTime = Math.min(Math.max(time, from), until, Date.now());
  return {
    answered_at: new Date(clampedTime).toISOString(),
    device_time: clampedTime === time ? null : new Date(time).toISOString(),
  };
}
