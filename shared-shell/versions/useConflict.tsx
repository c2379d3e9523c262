import { type ReactNode, useState } from 'react';

import { ConflictDialog } from './ConflictDialog.tsx';
import type { Versions } from './merge.ts';

/** A value of the form that a person can choose between two versions of. */
export type ConflictField<V> = {
  readonly name: keyof V & string;
  readonly label: string;
  /** The value in words. Text as it is, yes or no, unless told. */
  readonly show?: (values: V) => ReactNode;
};

/** The values to save, `theirs` to take up what was saved meanwhile, or undefined to go on writing. */
export type Answer<V> = V | 'theirs' | undefined;

/**
 * Asks which version is kept when a form was changed elsewhere since it was opened: `ask` resolves with the answer, `dialog` is drawn
 * beside the form. What only one side changed is chosen already.
 */
export function useConflict<V extends object>(fields: readonly ConflictField<V>[]) {
  const [asked, setAsked] = useState<{ versions: Versions<V>; answer: (answer: Answer<V>) => void }>();
  const ask = (versions: Versions<V>) =>
    new Promise<Answer<V>>((resolve) => {
      const answer = (given: Answer<V>) => {
        setAsked(undefined);
        resolve(given);
      };
      setAsked({ versions, answer });
    });
  const dialog = asked && <ConflictDialog fields={fields} versions={asked.versions} onAnswer={asked.answer} />;
  return { ask, dialog };
}
