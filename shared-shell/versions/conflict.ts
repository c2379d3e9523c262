import type { ReactNode } from 'react';

/** The values to save, `theirs` to load the saved version, or undefined to continue editing. */
export type Answer<V> = V | 'theirs' | undefined;

/** A field shown in the conflict dialog. */
export type ConflictField<V> = {
  readonly name: keyof V & string;
  readonly label: string;
  /** Text of the value. By default strings are shown unchanged, booleans as yes or no. */
  readonly show?: (values: V) => ReactNode;
};
