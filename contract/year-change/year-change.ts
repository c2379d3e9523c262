/**
 * What becomes of a class at the year change. KEEP: it keeps its level, and those students whose level of next year is the class's stay. RAISE:
 * it goes up a level with its students. EMPTY: it keeps its level, and all its students leave it.
 */
export const classChoices = ['KEEP', 'RAISE', 'EMPTY'] as const;
export type ClassChoice = (typeof classChoices)[number];

/** What becomes of a student: up a level, the same again, out of the school after CM2, or unchanged for want of a level. */
export const studentOutcomes = ['UP', 'REPEAT', 'LEAVE', 'NO_LEVEL'] as const;
export type StudentOutcome = (typeof studentOutcomes)[number];
