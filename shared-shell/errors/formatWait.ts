const units = [
  ['second', 1, 60],
  ['minute', 60, 2 * 3600],
  ['hour', 3600, 48 * 3600],
  ['day', 24 * 3600, Infinity],
] as const;

/** A duration in seconds as localised text, rounded up: “40 seconds”, “15 minutes”, “2 hours”. */
export function formatWait(seconds: number, language: string): string {
  const exact = Math.max(1, Math.ceil(seconds));
  const [unit, size] = units.find(([, , end]) => exact < end)!;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(exact / size));
}
