import type { Words } from '../text/words.ts';

/**
 * Retention of one kind of data. `days` is absent if the period is shorter than a day, or lasts until an event such as
 * the end of the school year.
 */
export type Retention = {
  readonly id: string;
  readonly days?: number;
  readonly what: Words;
  readonly period: Words;
  readonly why: Words;
};
