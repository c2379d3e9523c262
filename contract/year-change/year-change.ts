/**
 * Choice for a class [year.class-kept] [year.class-raised]. KEEP: it keeps its level, and the students who will have
 * that level. RAISE: it moves up a level with its students. EMPTY: it keeps its level, and all its students leave.
 */
export const classChoices = ['KEEP', 'RAISE', 'EMPTY'] as const;
export type ClassChoice = (typeof classChoices)[number];

/**
 * Outcome for a student: up a level, the same level again, leaving after CM2, or unchanged without a level
 * [year.levels].
 */
export const studentOutcomes = ['UP', 'REPEAT', 'LEAVE', 'NO_LEVEL'] as const;
export type StudentOutcome = (typeof studentOutcomes)[number];
