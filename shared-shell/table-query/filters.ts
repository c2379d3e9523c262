/** Reads a filter's value from the address; undefined when it says nothing that the filter knows. */
export type Filter<T> = (raw: string) => T | undefined;

/** Any words. */
export const asText: Filter<string> = (raw) => raw || undefined;

/** A whole number from 0: an id. */
export const asNumber: Filter<number> = (raw) => (/^\d{1,10}$/.test(raw) ? Number(raw) : undefined);

/** Only « yes » is worth saying. */
export const asYes: Filter<true> = (raw) => (raw === 'true' ? true : undefined);

/** One of a few words: levels, statuses. */
export const asOneOf =
  <const T extends string>(values: readonly T[]): Filter<T> =>
  (raw) =>
    values.find((value) => value === raw);

/** Some of a few words, between commas: `CE1,CE2`; those that are not among them are left out. */
export const asSeveral =
  <const T extends string>(values: readonly T[]): Filter<string> =>
  (raw) => {
    const wanted = raw.split(',');
    return values.filter((value) => wanted.includes(value)).join(',') || undefined;
  };
