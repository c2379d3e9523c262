import type { Level } from './levels.ts';

/** The class fields that decide which of its students get a new card. `student_levels`: levels of its active students. */
type LevelsOfClass = { readonly new_cards_by_level: boolean; readonly student_levels: readonly Level[] };

/** Number of cards that each student of a level gets. */
export type LevelCount = { readonly level: Level; readonly nb_cards: number };

/**
 * Number of cards that the students of each level of a class get as new cards, from the levels of the cards. Empty if all
 * students get the same cards: without the option, or with a single level [sessions.by-level].
 */
export function cardsByLevel(
  cards: readonly (Level | null)[],
  { new_cards_by_level, student_levels }: LevelsOfClass,
): LevelCount[] {
  if (!new_cards_by_level || student_levels.length < 2) return [];
  const isFor = (card: Level | null, level: Level) => card === level || !card || !student_levels.includes(card);
  return student_levels.map((level) => ({ level, nb_cards: cards.filter((card) => isFor(card, level)).length }));
}

/**
 * The levels of the students of a class that occur among these cards, if all students get the same cards: at least two
 * levels, or none [packs.all-levels].
 */
export function mixedLevels(
  cards: readonly (Level | null)[],
  { new_cards_by_level, student_levels }: LevelsOfClass,
): Level[] {
  const levels = new_cards_by_level ? [] : student_levels.filter((level) => cards.includes(level));
  return levels.length > 1 ? levels : [];
}
