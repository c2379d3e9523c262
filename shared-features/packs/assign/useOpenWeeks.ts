import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { plannedLessons } from '@memocartes/contract/learning/calendar/school-year';
import type { ClassWeek } from '@memocartes/contract/packs/packs.routes';
import { useListClassWeeksQuery } from '@memocartes/shared-api/packs.api';
import { skipToken } from '@reduxjs/toolkit/query/react';

/** Maximum length of the selectable period in days: twelve weeks. It ends with the planned lessons at the latest. */
const nbDays = 12 * 7;

/** The selectable weeks of a class for a pack, from the current week. */
export function useOpenWeeks(classId: number | null) {
  const day = today();
  const end = plannedLessons(day).to;
  const to = addDays(day, nbDays) < end ? addDays(day, nbDays) : end;
  return useListClassWeeksQuery(classId === null ? skipToken : { id: classId, from: day, to });
}

/** Whether a pack can be assigned to the week [packs.week] [packs.holidays]. */
export const isFree = ({ pack, state }: ClassWeek): boolean => !pack && state !== 'holiday';
