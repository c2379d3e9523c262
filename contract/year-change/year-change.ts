/**
 * What becomes of a class at the year change. KEEP: it keeps its level, and those pupils whose level of next year is the class's stay. RAISE:
 * it goes up a level with its pupils. EMPTY: it keeps its level, and all its pupils leave it.
 */
export const classChoices = ['KEEP', 'RAISE', 'EMPTY'] as const;
export type ClassChoice = (typeof classChoices)[number];

/** What becomes of a pupil: up a level, the same again, out of the school after CM2, or unchanged for want of a level. */
export const pupilOutcomes = ['UP', 'REPEAT', 'LEAVE', 'NO_LEVEL'] as const;
export type PupilOutcome = (typeof pupilOutcomes)[number];
