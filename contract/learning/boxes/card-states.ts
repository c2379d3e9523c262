/**
 * `missed`: answered wrongly on or after a given day (default: 14 days ago). `due`: due today. `learnt`: moved to box 5
 * on or after a given day (default: Monday of this week).
 */
export const cardStates = ['missed', 'due', 'learnt'] as const;
export type CardState = (typeof cardStates)[number];
