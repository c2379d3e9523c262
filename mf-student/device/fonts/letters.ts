import { browserStorage } from '@memocartes/shared-ui/storage';
import { useSyncExternalStore } from 'react';

/** Typefaces of a tablet: print, handwriting as in exercise books, or letters that are hard to confuse. */
export const allLetters = ['print', 'hand', 'dyslexia'] as const;
export type Letters = (typeof allLetters)[number];

const key = 'memocartes.letters';
const followers = new Set<() => void>();

const follow = (changed: () => void) => {
  followers.add(changed);
  return () => followers.delete(changed);
};

const stored = (): Letters => allLetters.find((item) => item === browserStorage.read(key)) ?? 'print';

/** The typeface chosen on this tablet. */
export const useLetters = (): Letters => useSyncExternalStore(follow, stored);

/** Stores the typeface for this tablet. */
export function chooseLetters(letters: Letters): void {
  browserStorage.write(key, letters);
  for (const changed of followers) changed();
}
