import type { UiTexts } from '../theme/texts.ts';
import { type CalendarWeek, longDay } from './weeks.ts';
import { weekState } from './WeekTile.tsx';

type WeeksTableProps = {
  readonly label: string;
  readonly weeks: readonly CalendarWeek[];
  readonly locale: string;
  readonly texts: UiTexts;
};

/** The weeks of the calendar as a table, for screen readers. */
export function WeeksTable({ label, weeks, locale, texts }: WeeksTableProps) {
  return (
    <div className="mc-sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.weekColumn}</th>
            <th scope="col">{texts.packColumn}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.monday}>
              <th scope="row">
                {texts.week(week.number)}, {longDay(week.monday, locale)}
              </th>
              <td>{weekState(week, texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
