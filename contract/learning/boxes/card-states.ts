/**
 * `missed`: answered wrongly since a day (default: 14 days ago). `due`: due today. `learnt`: moved to box 5 since a day (default: Monday
 * of this week).
 */
export const cardStates = ['missed', 'due', 'learnt'] as const;
export type CardState = (typeof cardStates)[number];
