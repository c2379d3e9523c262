import { today } from '@memocartes/contract/learning/calendar/days';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { Loading } from '@memocartes/shared-ui/states';
import { WeekCalendar } from '@memocartes/shared-ui/week-calendar';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { isFree, useOpenWeeks } from './useOpenWeeks.ts';
import { calendarWeeks } from './weeks.ts';

type WeekPickerProps = {
  readonly classId: number;
  readonly week: string | null;
  readonly onWeek: (monday: string | null) => void;
  /** Whether to preselect the first free week after the current one; the selected week can't be cleared then. */
  readonly proposes?: boolean;
  /** Monday of the taken week that can be selected too, to replace its pack [packs.replace]. */
  readonly replaceable?: string;
};

/**
 * Chooses the current week or a later week of a class. Holidays and taken weeks are disabled, except `replaceable`; a
 * week partly in holidays shows a warning [packs.holidays] [packs.week].
 */
export function WeekPicker({ classId, week, onWeek, proposes = false, replaceable }: WeekPickerProps) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const weeks = useOpenWeeks(classId);
  const chosenWeek = weeks.currentData?.weeks.find(({ monday }) => monday === week);
  const nextFreeWeek = weeks.currentData?.weeks.find((item) => item.monday > today() && isFree(item))?.monday;
  const propose = useEffectEvent((monday: string) => {
    if (proposes && week === null) onWeek(monday);
  });
  useEffect(() => {
    if (nextFreeWeek) propose(nextFreeWeek);
  }, [classId, nextFreeWeek]);

  return (
    <>
      {/* The chosen week is also named here, since it may be scrolled out of view in the calendar. */}
      <p className="packs-picker__week" role="status">
        {week && t('chosenWeek', { day: dates.long(week) })}
      </p>
      <Loaded {...weeks} data={weeks.currentData} waiting={<Loading height={260} />}>
        {(loaded) => (
          <WeekCalendar
            label={t('weekFor', { name: loaded.class_.name })}
            weeks={calendarWeeks(loaded.weeks, today(), t).map((item) => ({
              ...item,
              closed: item.closed || (!!item.pack && item.monday !== replaceable),
            }))}
            value={week}
            allowTaken={replaceable !== undefined}
            onChoose={({ monday }) => onWeek(monday === week && !proposes ? null : monday)}
          />
        )}
      </Loaded>
      {chosenWeek?.state === 'partly' && (
        <Banner tone="warning">{t('partly', { holidays: chosenWeek.holidays.join(', ') })}</Banner>
      )}
    </>
  );
}
