/**
 * The number below which this share of the numbers lies; share 1 is the maximum. Without numbers, Infinity: a limit for
 * which nothing was measured is then exceeded.
 */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);
