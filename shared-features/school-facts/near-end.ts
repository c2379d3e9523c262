const day = 24 * 3_600_000;

/** How near the end of an access is: over, within 30 days, or later. */
export function nearEnd(end: string): 'over' | 'soon' | 'later' {
  const left = Date.parse(end) - Date.now();
  if (left < 0) return 'over';
  return left < 30 * day ? 'soon' : 'later';
}

/** Over, or within 30 days. */
export const isNearEnd = (end: string) => nearEnd(end) !== 'later';
