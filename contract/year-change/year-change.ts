/**
 * Choice for a class [year.class-kept] [year.class-raised]. KEEP: the class keeps its level. RAISE: it moves up a
 * level. With both, students whose new level is not that of the class leave it, such as the repeaters of a raised
 * class. EMPTY: the class keeps its level, and all students leave it.
 */
export const classChoices = ['KEEP', 'RAISE', 'EMPTY'] as const;
export type ClassChoice = (typeof classChoices)[number];

/**
 * Outcome for a student: moves up a level, repeats the level, leaves the school after CM2, or has no level
 * [year.levels].
 */
export const studentOutcomes = ['UP', 'REPEAT', 'LEAVE', 'NO_LEVEL'] as const;
export type StudentOutcome = (typeof studentOutcomes)[number];
