import type { Level } from './levels.ts';

/** Cycles that a card can have. */
export const cycles = ['CP', '2', '3', '4', '5'] as const;
export type Cycle = (typeof cycles)[number];

/** The cycle of a level [cards.cycles]. */
export const cycleOf = (level: Level): Cycle => (level === 'CM1' || level === 'CM2' ? '3' : '2');

/** Whether a card of a level may have a cycle; CP is also a cycle of its own. */
export const isOfCycle = (level: Level, cycle: Cycle) => cycle === cycleOf(level) || cycle === level;
