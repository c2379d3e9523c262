import { useDates } from '@memocartes/shared-shell/i18n';
import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { useTranslation } from 'react-i18next';

import { isFree, useOpenWeeks } from './useOpenWeeks.ts';

/** Whether a class may have a pack in the week that another class has it, and if not, why. A week that is over is nobody's wish. */
export function useSameWeek(classId: number | null, week: string | undefined) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const known = useOpenWeeks(week === undefined ? null : classId).data;
  const wanted = week === undefined || week < mondayOf(today()) ? undefined : week;
  const same = known?.weeks.find(({ monday }) => monday === wanted);
  if (!same) return { free: null };
  if (isFree(same)) return { free: same.monday };
  const words = { name: known?.class_.name, day: dates.long(same.monday) };
  return {
    free: null,
    conflict: same.pack
      ? t('sameWeekTaken', { ...words, title: same.pack.title })
      : t('sameWeekHoliday', { ...words, holidays: same.holidays.join(', ') }),
  };
}
