import type { DemoPack } from './demo.types.ts';
import { packsOfCycle2 } from './packs.cycle2.data.ts';
import { packsOfCycle3 } from './packs.cycle3.data.ts';

/** Packs by level, week after week. */
export const packs: DemoPack[] = [...packsOfCycle2, ...packsOfCycle3];
