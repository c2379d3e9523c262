import { type Level, levels } from '@memocartes/contract/levels/levels';

/** The levels of cards or students, youngest first; none if there is no choice between several. */
export function levelsToChoose(items: readonly { readonly level?: Level | null }[]): readonly Level[] {
  const found = levels.filter((level) => items.some((item) => item.level === level));
  return found.length > 1 ? found : [];
}

/** The picked level; undefined if it can't be chosen any more. */
export const chosenLevel = (offered: readonly Level[], picked: Level | undefined): Level | undefined =>
  offered.find((level) => level === picked);
