/** A text in the two languages of the portal. */
export type Words = { readonly fr: string; readonly en: string };

/**
 * Retention of one kind of data. `days` is absent if the period is some hours, or lasts until an event such as the end
 * of the school year.
 */
export type Retention = {
  readonly id: string;
  readonly days?: number;
  readonly what: Words;
  readonly period: Words;
  readonly why: Words;
};
