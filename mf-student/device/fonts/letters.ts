import { browserStorage } from '@memocartes/shared-ui/storage';
import { useSyncExternalStore } from 'react';

/** How a tablet writes: print, as in the class's exercise books, or with letters that are hard to mistake for each other. */
export const allLetters = ['print', 'hand', 'dyslexia'] as const;
export type Letters = (typeof allLetters)[number];

const key = 'memocartes.letters';
const followers = new Set<() => void>();

const follow = (changed: () => void) => {
  followers.add(changed);
  return () => followers.delete(changed);
};

const stored = (): Letters => allLetters.find((one) => one === browserStorage.read(key)) ?? 'print';

/** The letters chosen on this tablet. */
export const useLetters = (): Letters => useSyncExternalStore(follow, stored);

/** Chooses letters for this tablet, which remembers them. */
export function chooseLetters(letters: Letters): void {
  browserStorage.write(key, letters);
  for (const changed of followers) changed();
}
