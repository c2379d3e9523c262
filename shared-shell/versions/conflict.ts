/** The values to save, `theirs` to take up what was saved meanwhile, or undefined to go on writing. */

import type { ReactNode } from 'react';

export type Answer<V> = V | 'theirs' | undefined;

/** A value of the form that a person can choose between two versions of. */
export type ConflictField<V> = {
  readonly name: keyof V & string;
  readonly label: string;
  /** The value in words. Text as it is, yes or no, unless told. */
  readonly show?: (values: V) => ReactNode;
};
