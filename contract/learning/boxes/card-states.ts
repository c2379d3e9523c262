/**
 * `missed`: answered wrongly on or after a given day (default: 14 days ago). `due`: due today. `learnt`: in box 5 since
 * a move on or after a given day (default: Monday of this week).
 */
export const cardStates = ['missed', 'due', 'learnt'] as const;
export type CardState = (typeof cardStates)[number];
