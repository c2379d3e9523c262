/** How far the server's clock is ahead of this device's, in ms. */
let aheadMs = 0;

/** Smaller differences are ignored: a response gives the server's time in whole seconds, and takes time itself. */
const toleranceMs = 5_000;

/** Reads the server's time from the `Date` header of a response. */
export function readServerTime(headers: Pick<Headers, 'get'>): void {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!Number.isNaN(difference)) aheadMs = Math.abs(difference) > toleranceMs ? difference : 0;
}

/**
 * The current time in ms since 1970 by the server's clock, for times that are sent to the server or compared with its
 * times: the clock of a device may be wrong.
 */
export const serverNow = (): number => Date.now() + aheadMs;
