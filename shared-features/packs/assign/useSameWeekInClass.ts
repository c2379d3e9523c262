import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useTranslation } from 'react-i18next';

import { isFree, useOpenWeeks } from './useOpenWeeks.ts';

/**
 * The week of a pack in another class, to copy the pack there [packs.copy] [packs.week-text]. `free`: the Monday of the
 * week if the pack can be copied, else null. `conflict`: why the pack can't be copied, if the class already has a pack
 * in that week, or holidays. Past weeks are never free.
 */
export function useSameWeekInClass(classId: number | null, week: string | undefined) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const openWeeks = useOpenWeeks(week === undefined ? null : classId).currentData;
  const selectableWeek = week === undefined || week < mondayOf(today()) ? undefined : week;
  const sameWeek = openWeeks?.weeks.find(({ monday }) => monday === selectableWeek);
  if (!sameWeek) return { free: null };
  if (isFree(sameWeek)) return { free: sameWeek.monday };
  const values = { name: openWeeks?.class_.name, day: dates.long(sameWeek.monday) };

  return {
    free: null,
    conflict: sameWeek.pack
      ? t('sameWeekTaken', { ...values, title: sameWeek.pack.title })
      : t('sameWeekHoliday', { ...values, holidays: sameWeek.holidays.join(', ') }),
  };
}
