import { type Level, levels } from '@memocartes/contract/levels/levels';

/** The levels of cards or students, youngest first; none if there is no choice between several. */
export function levelsToChoose(items: readonly { readonly level?: Level | null }[]): readonly Level[] {
  const presentLevels = levels.filter((level) => items.some((item) => item.level === level));
  return presentLevels.length > 1 ? presentLevels : [];
}

/** The picked level; undefined if it can't be chosen any more. */
export const chosenLevel = (offered: readonly Level[], picked: Level | undefined): Level | undefined =>
  offered.find((level) => level === picked);
