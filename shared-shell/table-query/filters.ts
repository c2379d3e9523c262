import { largestId } from '@memocartes/contract/fields/largest-id';
import { isDay } from '@memocartes/contract/learning/calendar/days';

/** Parses a filter's value from the address; undefined when invalid. */
export type Filter<T> = (raw: string) => T | undefined;

/** Any text; undefined if empty. */
export const asText: Filter<string> = (raw) => raw || undefined;

/** A day: `YYYY-MM-DD`. */
export const asDay: Filter<string> = (raw) => (isDay(raw) ? raw : undefined);

/** A whole number from 0 to the largest id. */
export const asNumber: Filter<number> = (raw) =>
  /^\d{1,10}$/.test(raw) && Number(raw) <= largestId ? Number(raw) : undefined;

/** A flag: `true` or absent. */
export const asTrue: Filter<true> = (raw) => (raw === 'true' ? true : undefined);

/** One of the given values, such as levels or statuses. */
export const asOneOf =
  <const T extends string>(values: readonly T[]): Filter<T> =>
  (raw) =>
    values.find((value) => value === raw);

/** Several of the given values, comma-separated: `CE1,CE2`; unknown ones are ignored. */
export const asListOf =
  (values: readonly string[]): Filter<string> =>
  (raw) => {
    const requested = raw.split(',');
    return values.filter((value) => requested.includes(value)).join(',') || undefined;
  };
