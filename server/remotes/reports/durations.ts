import { totalOf } from '@memocartes/contract/figures/total';

import { durationLimits } from './reports.writes.ts';

/**
 * A quantile in milliseconds of durations counted by bucket, interpolated within its bucket; at most the last limit of
 * the buckets. Null without durations.
 */
export function quantileOf(counts: readonly number[], quantile: number): number | null {
  const total = totalOf(counts);
  if (total === 0) return null;
  let rest = total * quantile;
  for (const [i, limit] of durationLimits.entries()) {
    const count = counts[i] ?? 0;
    const start = durationLimits[i - 1] ?? 0;
    if (count > 0 && rest <= count) return Math.round(start + (limit - start) * (rest / count));
    rest -= count;
  }
  return durationLimits.at(-1)!;
}
