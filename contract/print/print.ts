import { sheetsOf } from './sheet-layout/sheet.ts';

/** Maximum cards (112 sheets) and packs of one print. */
export const maxPrintedCards = 1000;
export const maxPrintedPacks = 100;
/** Maximum cards of an edition that is printed as a whole. */
export const maxEditionCards = 2000;
/** Maximum copies of a card: one for each student of a large class [printing.copies]. */
export const maxCopies = 60;
/** Maximum offset of the backs, to align backs and fronts, in millimetres [printing.calibration]. */
export const maxShift = 5;

type Parts = { nbCards: number; dividers: boolean; calibration: boolean };

/** Number of pages of the file, counting both sides of each sheet. */
export const pagesOf = ({ nbCards, dividers, calibration }: Parts): number =>
  2 * (sheetsOf(nbCards) + Number(dividers) + Number(calibration));
