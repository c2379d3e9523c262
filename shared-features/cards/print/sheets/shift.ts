import { maxShift } from '@memocartes/contract/print/print';
import type { Point } from '@memocartes/contract/print/sheet-layout/sheet';

const withinLimits = (length: number) => Math.max(-maxShift, Math.min(maxShift, length)) || 0;

/** The offset of backs, in millimetres, within the limits; 0 instead of NaN [printing.calibration]. */
export const toShift = (x: number, y: number): Point => ({ x: withinLimits(x), y: withinLimits(y) });
