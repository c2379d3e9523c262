/** How far the server's clock is ahead of this device's, in ms. Only the copy of this module in the shell knows it. */
let aheadMs = 0;

/** Differences up to this, in ms, are ignored: a response takes time, and gives the server's time in whole seconds. */
const toleranceMs = 5_000;

/** Reads the server's time from the `Date` header of a response. */
export function readServerTime(headers: Pick<Headers, 'get'>): void {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!Number.isNaN(difference)) aheadMs = Math.abs(difference) > toleranceMs ? difference : 0;
}

/**
 * The current time by the server's clock, in ms since 1970. The clock of a device may be wrong, so times that are sent
 * to the server or compared with its times are read here. Imported from `base.ts`, which remotes share with the shell.
 */
export const serverNow = (): number => Date.now() + aheadMs;
