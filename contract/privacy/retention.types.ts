/** A text in the two languages of the portal. */
export type Words = { readonly fr: string; readonly en: string };

/**
 * Retention of one kind of data. `days` count from the event in `period`; without `days` it ends with something else
 * (school year, account). `why` gives the reason.
 */
export type Retention = {
  readonly id: string;
  readonly days?: number;
  readonly what: Words;
  readonly period: Words;
  readonly why: Words;
};
