/** Levels of a student. */
export const levels = ['CP', 'CE1', 'CE2', 'CM1', 'CM2'] as const;
export type Level = (typeof levels)[number];
/** Levels of a class [classes.required]. */
export const classLevels = [...levels, 'CP/CE1/CE2', 'CM1/CM2'] as const;
export type ClassLevel = (typeof classLevels)[number];

/** Sort order, youngest level first; a mixed level follows the first of its levels [classes.order]. */
export const classLevelOrder = ['CP', 'CP/CE1/CE2', 'CE1', 'CE2', 'CM1', 'CM1/CM2', 'CM2'] satisfies ClassLevel[];

/**
 * Levels that are taught in a class: those of its students in a class with several levels, else its own. The level of a
 * class of CE1 and CE2 is CP/CE1/CE2.
 */
export const taughtLevels = ({
  level,
  student_levels,
}: {
  readonly level: ClassLevel;
  readonly student_levels: readonly Level[];
}): readonly ClassLevel[] => (level.includes('/') && student_levels.length > 0 ? student_levels : [level]);

/** Whether a card belongs to a chosen level: it is of that level, or of none. Without a choice, each card does. */
export const isOfLevel = ({ level }: { readonly level: Level | null }, chosen: Level | undefined): boolean =>
  !chosen || !level || level === chosen;

/** All levels, the levels nearest to those of the classes first; without classes, youngest level first. */
export function levelsNearest(classes: readonly ClassLevel[]): Level[] {
  const own = classes.flatMap((level) => level.split('/')).map((level) => levels.indexOf(level as Level));
  const distance = (level: Level) => Math.min(...own.map((at) => Math.abs(at - levels.indexOf(level))));
  return own.length > 0 ? levels.toSorted((a, b) => distance(a) - distance(b)) : [...levels];
}
