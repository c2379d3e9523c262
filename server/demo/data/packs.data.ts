import type { DemoPack } from './demo.types.ts';
import { packsOfCycle2 } from './packs.cycle2.data.ts';
import { packsOfCycle3 } from './packs.cycle3.data.ts';

/** Packs of all levels, from CP to CM2; those of one level in the order of the weeks. */
export const packs: DemoPack[] = [...packsOfCycle2, ...packsOfCycle3];
