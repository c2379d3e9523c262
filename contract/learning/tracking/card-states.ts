/**
 * `missed`: answered wrongly since a day, 14 days ago unless told. `due`: to be revised today. `learnt`: in box 5, where it came since a
 * day, Monday of this week unless told.
 */
export const cardStates = ['missed', 'due', 'learnt'] as const;
export type CardState = (typeof cardStates)[number];
