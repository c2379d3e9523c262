import type { KeyboardEvent, PointerEvent } from 'react';

import { useUnlessSaving } from '../saving/useUnlessSaving.ts';
import { classes } from '../theme/classes.ts';
import type { UiTexts } from '../theme/texts.ts';
import { type CalendarWeek, longDay, schoolDays } from './weeks.ts';

type WeekTileProps = {
  readonly week: CalendarWeek;
  readonly locale: string;
  readonly texts: UiTexts;
  readonly chosen: boolean;
  /** Whether the week can't be selected. */
  readonly closed: boolean;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChoose?: (week: CalendarWeek) => void;
  /** Role of the week in a drag: source, possible target, or refused target. */
  readonly drag?: 'from' | 'onto' | 'refused';
  /** Begins a drag; undefined if the week's pack can't be moved. */
  readonly onPointerDown?: (event: PointerEvent) => void;
};

/** Text of a week's content. */
export const weekState = (week: CalendarWeek, texts: UiTexts): string => {
  const holiday = week.holiday && (week.holiday === 'whole' ? texts.holiday : texts.partHoliday);
  const holidays = holiday && [holiday, week.holidayName].filter(Boolean).join(' · ');
  return [week.pack?.title, week.pack?.detail, holidays].filter(Boolean).join(', ') || texts.free;
};

/** One week: its days, number and content. */
export function WeekTile({
  week,
  locale,
  texts,
  chosen,
  closed,
  tabIndex,
  onFocus,
  onKeyDown,
  onChoose,
  drag,
  onPointerDown,
}: WeekTileProps) {
  const { isSaving, unlessSaving } = useUnlessSaving();
  const { pack, holiday, holidayName, current, past } = week;
  const className = classes(
    'mc-week',
    holiday && `mc-week--${holiday}`,
    pack && 'mc-week--pack',
    current && 'mc-week--now',
    past && 'mc-week--past',
    chosen && 'mc-week--chosen',
    onPointerDown && 'mc-week--movable',
    drag && `mc-week--${drag}`,
  );
  const content = (
    <>
      <span className="mc-week__days" aria-hidden>
        {schoolDays(week.monday)}
        <small>{week.number}</small>
      </span>
      <span className="mc-week__what" aria-hidden>
        <span className="mc-week__title">
          {pack ? pack.title : holiday === 'whole' ? (holidayName ?? texts.holiday) : ''}
        </span>
        {pack?.detail && <small>{pack.detail}</small>}
        {holiday === 'part' && <small>{holidayName ?? texts.partHoliday}</small>}
      </span>
      {onPointerDown && <span className="mc-week__grip" aria-hidden />}
    </>
  );
  if (!onChoose) return <span className={className}>{content}</span>;
  const name = [
    texts.week(week.number),
    texts.weekOf(longDay(week.monday, locale)),
    current && texts.thisWeek,
    weekState(week, texts),
  ];

  return (
    <button
      type="button"
      className={className}
      aria-pressed={chosen}
      aria-current={current ? 'date' : undefined}
      aria-disabled={closed || isSaving || undefined}
      tabIndex={tabIndex}
      data-week={week.monday}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={unlessSaving(() => !closed && onChoose(week))}
    >
      <span className="mc-sr-only">{name.filter(Boolean).join(', ')}</span>
      {content}
    </button>
  );
}
