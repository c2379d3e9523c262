import { today } from '@memocartes/contract/learning/calendar/days';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import { WeekCalendar } from '@memocartes/shared-ui/week-calendar';
import { useTranslation } from 'react-i18next';

import { useOpenWeeks } from './useOpenWeeks.ts';
import { calendarWeeks } from './weeks.ts';

export type WeekPickerProps = {
  readonly classId: number;
  readonly week: string | null;
  readonly onWeek: (monday: string | null) => void;
};

/** Chooses one of a class's next weeks: holidays and taken weeks are disabled, a partly free one warns. */
export function WeekPicker({ classId, week, onWeek }: WeekPickerProps) {
  const { t } = useTranslation('packs');
  const weeks = useOpenWeeks(classId);
  const chosen = weeks.data?.weeks.find(({ monday }) => monday === week);
  return (
    <>
      <Loaded {...weeks} waiting={<Loading>{<Skeleton height={260} />}</Loading>}>
        {(answer) => (
          <WeekCalendar
            label={t('weekFor', { name: answer.class_.name })}
            weeks={calendarWeeks(answer.weeks, today(), (count) => t('cards', { count }))}
            value={week}
            onChoose={({ monday }) => onWeek(monday === week ? null : monday)}
          />
        )}
      </Loaded>
      {chosen?.state === 'partly' && (
        <Banner tone="warning">{t('partly', { holidays: chosen.holidays.join(', ') })}</Banner>
      )}
    </>
  );
}
