import { type KeyboardEvent, useRef, useState } from 'react';

import { classes } from '../theme/classes.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import { useWeekDrag } from './useWeekDrag.ts';
import { WeekGhost } from './WeekGhost.tsx';
import { besideInMonth, byMonth, type CalendarWeek } from './weeks.ts';
import { WeeksTable } from './WeeksTable.tsx';
import { WeekTile } from './WeekTile.tsx';
import './week-calendar.css';

export type WeekCalendarProps = {
  /** Accessible name of the calendar. */
  readonly label: string;
  /** Weeks in order: a whole school year or a part of it. */
  readonly weeks: readonly CalendarWeek[];
  /** Monday of the selected week. */
  readonly value?: string | null;
  /** Called with the selected week, never with a disabled one. Without it the calendar is read-only. */
  readonly onChoose?: (week: CalendarWeek) => void;
  /** Whether a week with a pack can be selected, to open that pack; false by default. */
  readonly allowTaken?: boolean;
  /**
   * Called when the pack of a `movable` week is dropped on another week that is not past. The week may be taken or a
   * holiday: the caller shows the reason for a refusal.
   */
  readonly onMove?: (week: CalendarWeek, to: CalendarWeek) => void;
};

/**
 * The weeks of the school year, in one column for each month. Holidays are hatched; each week shows its pack.
 */
export function WeekCalendar({ label, weeks, value, onChoose, allowTaken, onMove }: WeekCalendarProps) {
  const { locale, texts } = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const drag = useWeekDrag(weeks, onMove);
  const months = byMonth(weeks, locale);
  const start = weeks.findIndex((week) => (value ? week.monday === value : week.current));
  // A Monday instead of an index, since the page may show other weeks.
  const [focusedMonday, setFocusedMonday] = useState<string>();
  const focused = weeks.findIndex(({ monday }) => monday === focusedMonday);
  const stop = focused < 0 ? Math.max(0, start) : focused;

  const go = (index: number) => {
    const clamped = Math.min(weeks.length - 1, Math.max(0, index));
    setFocusedMonday(weeks[clamped]?.monday);
    box.current?.querySelectorAll<HTMLElement>('button')[clamped]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') go(stop + 1);
    else if (event.key === 'ArrowUp') go(stop - 1);
    else if (event.key === 'ArrowRight') go(besideInMonth(months, stop, 1));
    else if (event.key === 'ArrowLeft') go(besideInMonth(months, stop, -1));
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(weeks.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div className="mc-weeks-frame">
      <div
        ref={box}
        className={classes('mc-weeks', drag.from && 'mc-weeks--dragging')}
        role="group"
        aria-label={label}
        aria-hidden={onChoose ? undefined : true}
      >
        {months.map((month) => (
          <section key={month.key} className="mc-weeks__month">
            <h3>{month.title}</h3>
            <ol>
              {month.weeks.map((week) => {
                const index = weeks.indexOf(week);
                const closed = !!week.closed || week.holiday === 'whole' || (!!week.pack && !allowTaken);
                return (
                  <li key={week.monday}>
                    <WeekTile
                      week={week}
                      locale={locale}
                      texts={texts}
                      closed={closed}
                      chosen={week.monday === value}
                      tabIndex={index === stop ? 0 : -1}
                      onFocus={() => setFocusedMonday(week.monday)}
                      onKeyDown={onKeyDown}
                      onChoose={onChoose}
                      drag={drag.roleOf(week)}
                      onPointerDown={onMove && week.movable ? drag.begin(week) : undefined}
                    />
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
      {drag.from && <WeekGhost {...drag.from} ghostRef={drag.ghost} />}
      <WeeksTable label={label} weeks={weeks} locale={locale} texts={texts} />
    </div>
  );
}
