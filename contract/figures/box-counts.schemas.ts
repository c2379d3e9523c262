import { z } from 'zod';

/** Cards in boxes 1 to 5, in that order [boxes.counts]. */
export const boxCounts = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]);
export type BoxCounts = z.infer<typeof boxCounts>;
