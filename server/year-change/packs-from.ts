import { addDays, type Day, today } from '@memocartes/contract/learning/calendar/days';
import { schoolYearStart } from '@memocartes/contract/learning/calendar/school-year';

import type { Trx } from '../database/database.ts';

/** Days from 1 May to 1 August: a year change in this period prepares the next school year. */
const preparationDays = 92;

/** 1 August for a year change made from May to July; null for another one, as its school year has begun [year.packs]. */
export function packsFrom(changedOn: Day): Day | null {
  const start = schoolYearStart(addDays(changedOn, preparationDays));
  return start > changedOn ? start : null;
}

/** Withholds the packs of the ending school year from these students, whose class has changed today [year.packs]. */
export async function withholdPacks(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('students')
    .set({ packs_from: packsFrom(today()) })
    .where('id', 'in', ids)
    .execute();
}
