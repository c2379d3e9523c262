import type { Day } from '../learning/calendar/days.ts';

/** What one print takes at most (112 sheets). */
export const maxPrintedCards = 1000;
export const maxPrintedPacks = 100;
/** Copies of one card at most: one for each student of a large class. */
export const maxCopies = 60;
/** Farthest that backs may be moved to meet their fronts, in millimetres. */
export const maxShift = 5;
/** Days for which a file is kept. */
export const fileRetentionDays = 7;

/** The year in which the school year of that day began: it changes on 1 August. */
export const schoolYearOf = (day: Day): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < '08' ? 1 : 0);

type Parts = { nbCards: number; dividers: boolean; calibration: boolean };

/** Pages of the file, both sides of each sheet. */
export const pagesOf = ({ nbCards, dividers, calibration }: Parts): number =>
  2 * (Math.ceil(nbCards / 9) + Number(dividers) + Number(calibration));
