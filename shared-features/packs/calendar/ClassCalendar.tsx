import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import { plannedLessons } from '@memocartes/contract/learning/calendar/school-year';
import type { ClassWeek } from '@memocartes/contract/packs/packs.routes';
import { useListClassWeeksQuery } from '@memocartes/shared-api/packs.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Loaded, shownData } from '@memocartes/shared-shell/loaded';
import { Button } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { breakpoints, useMedia } from '@memocartes/shared-ui/theme';
import { type CalendarWeek, WeekCalendar } from '@memocartes/shared-ui/week-calendar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { calendarWeeks, fromLastMonth } from '../assign/weeks.ts';
import { CalendarEndBanner } from './CalendarEndBanner.tsx';
import { SelectedWeek } from './SelectedWeek.tsx';
import { useMovePack } from './useMovePack.ts';
import '../detail/packs.css';

/**
 * The weeks of a class. A pack can be assigned to a free week, unless the week has passed [packs.week]. A taken week
 * shows its pack, which can be dragged to another week unless its own week has passed [packs.move].
 */
export function ClassCalendar({ class_ }: { readonly class_: ClassRow }) {
  const { t } = useTranslation('packs');
  const failure = useFailure();
  const [isWholeYear, setIsWholeYear] = useState(false);
  const [picked, setPicked] = useState<ClassWeek>();
  const { move } = useMovePack();
  // On a phone, the hint and its button are below the weeks.
  const isNarrow = useMedia(`(width < ${breakpoints.xs}px)`);
  const day = today();
  const weeks = useListClassWeeksQuery({ id: class_.id, ...(isWholeYear ? plannedLessons(day) : fromLastMonth(day)) });
  const weekOf = ({ monday }: CalendarWeek) => weeks.data?.weeks.find((week) => week.monday === monday);

  // A drop on a holiday or a taken week is sent too: the API responds with the reason why it is refused.
  const drop = async (week: CalendarWeek, to: CalendarWeek) => {
    const pack = weekOf(week)?.pack;
    if (!pack) return;
    const { error } = await move({ pack, class_, from: week.monday, to: to.monday });
    if (error) failure.toast(error);
  };

  return (
    <>
      <Loaded {...weeks} data={shownData(weeks)} waiting={<Loading height={420} />}>
        {(calendar) => {
          const hint = (
            <Row justify="space-between">
              <p className="packs-hint">
                {t('calendarHint')} {calendar.zone && t('calendarZone', { zone: calendar.zone })}
              </p>
              <Button size="small" kind="quiet" onClick={() => setIsWholeYear(!isWholeYear)}>
                {t(isWholeYear ? 'fromLastMonth' : 'wholeYear')}
              </Button>
            </Row>
          );
          return (
            <>
              <h2 className="mc-sr-only">{t('calendarOf', { name: class_.name })}</h2>
              {calendar.calendar_end && <CalendarEndBanner end={calendar.calendar_end} />}
              {!isNarrow && hint}
              <WeekCalendar
                label={t('calendarOf', { name: class_.name })}
                weeks={calendarWeeks(calendar.weeks, day, t)}
                allowTaken
                onChoose={(week) => setPicked(weekOf(week))}
                onMove={(week, to) => void drop(week, to)}
              />
              {isNarrow && hint}
            </>
          );
        }}
      </Loaded>
      {picked && <SelectedWeek class_={class_} week={picked} onClose={() => setPicked(undefined)} />}
    </>
  );
}
