import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { BoxCounts } from './boxes.props.ts';
import './boxes-weeks.css';

export type BoxesWeek = { readonly key: string; /** « 16/11 » */ readonly label: string; readonly counts: BoxCounts };

export type BoxesWeeksProps = {
  /** Caption of the table for screen readers. */
  readonly label: string;
  /** Heading of the table's week column. */
  readonly weekColumn: string;
  /** The weeks, in chronological order. */
  readonly weeks: readonly BoxesWeek[];
};

const totalOf = (counts: BoxCounts) => counts.reduce((sum, count) => sum + count, 0);

/**
 * Boxes week by week: one column per week, with box 1 at the bottom and acquired cards at the top [boxes.weeks].
 */
export function BoxesWeeks({ label, weekColumn, weeks }: BoxesWeeksProps) {
  const texts = useUiTexts();
  const max = Math.max(1, ...weeks.map(({ counts }) => totalOf(counts)));
  const numbers = [1, 2, 3, 4, 5];
  return (
    <div className="mc-boxes-weeks">
      <div aria-hidden className="mc-boxes-weeks__columns">
        {weeks.map(({ key, label: week, counts }) => (
          <div key={key} className="mc-boxes-weeks__week">
            <div className="mc-boxes-weeks__stack">
              {counts.map(
                (count, i) =>
                  count > 0 && (
                    <span key={i} data-box={i + 1} style={{ '--mc-share': count / max }}>
                      {count / max >= 0.1 && count}
                    </span>
                  ),
              )}
              <b>{totalOf(counts)}</b>
            </div>
            <span className="mc-boxes-weeks__label">{week}</span>
          </div>
        ))}
      </div>
      <ul aria-hidden className="mc-boxes-weeks__legend">
        {numbers.map((n) => (
          <li key={n} data-box={n}>
            {texts.box(n)}
            {n === 5 && ` · ${texts.boxAcquired}`}
          </li>
        ))}
      </ul>
      <div className="mc-sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{weekColumn}</th>
              {numbers.map((n) => (
                <th key={n} scope="col">
                  {texts.box(n)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ key, label: week, counts }) => (
              <tr key={key}>
                <th scope="row">{week}</th>
                {counts.map((count, i) => (
                  <td key={i}>{count}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
