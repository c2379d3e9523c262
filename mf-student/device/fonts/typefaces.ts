import { browserStorage } from '@memocartes/shared-ui/storage';
import { useSyncExternalStore } from 'react';

/** Typefaces of a tablet: print, handwriting as in exercise books, or letters that are hard to confuse. */
export const typefaces = ['print', 'hand', 'dyslexia'] as const;
export type Typeface = (typeof typefaces)[number];

const key = 'memocartes.letters';
const listeners = new Set<() => void>();

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

const readStored = (): Typeface => typefaces.find((item) => item === browserStorage.read(key)) ?? 'print';

/** The typeface chosen on this tablet. */
export const useTypeface = (): Typeface => useSyncExternalStore(subscribe, readStored);

/** Stores the typeface for this tablet. */
export function chooseTypeface(typeface: Typeface): void {
  browserStorage.write(key, typeface);
  for (const onChange of listeners) onChange();
}
