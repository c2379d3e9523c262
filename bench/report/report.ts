import { loadavg } from 'node:os';

const requested = process.argv.slice(2);

/** Whether a part of the benchmark is named on the command line, or no part is. */
export const isRequested = (part: string): boolean => requested.length === 0 || requested.includes(part);

/** Load of the machine in the last 1, 5 and 15 minutes, which slows a benchmark down. */
export const machineLoad = (): string =>
  loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');

const failures: string[] = [];

/** Makes the benchmark fail for this reason. */
export const recordFailure = (reason: string): void => void failures.push(reason);

const rounded = (value: number) => Number(value.toFixed(2));

/** The benchmark fails if a value is above its limit, or was not measured (NaN or Infinity). */
export function checkAtMost(label: string, value: number, limit: number): void {
  if (!(value <= limit)) recordFailure(`${label}: ${rounded(value)}, at most ${limit}`);
}

/** The benchmark fails if a value is below its limit, or was not measured (NaN). */
export function checkAtLeast(label: string, value: number, limit: number): void {
  if (!(value >= limit)) recordFailure(`${label}: ${rounded(value)}, at least ${limit}`);
}

/** Prints whether the benchmark fails, and why. @returns the exit code */
export function reportFailures(): 0 | 1 {
  console.log(failures.length > 0 ? `\nFailed:\n${failures.join('\n')}` : '\nWithin all limits.');
  return failures.length > 0 ? 1 : 0;
}
