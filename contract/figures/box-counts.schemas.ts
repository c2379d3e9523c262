import { z } from 'zod';

const count = z.number().int();

/** Cards in boxes 1 to 5, in that order [boxes.counts]. */
export const boxCounts = z.tuple([count, count, count, count, count]);
export type BoxCounts = z.infer<typeof boxCounts>;
