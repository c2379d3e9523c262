const days = 24 * 3_600_000;

/** How near the end of an access is: over, within 30 days, later, or never. */
export function nearEnd(end: string | null): 'over' | 'soon' | 'later' | 'never' {
  if (!end) return 'never';
  const left = Date.parse(end) - Date.now();
  if (left < 0) return 'over';
  return left < 30 * days ? 'soon' : 'later';
}
