import { useTheme } from '../theme/ThemeProvider.tsx';
import './week-chart.css';

export type WeekBar = {
  readonly key: string;
  /** Label of the week. */
  readonly label: string;
  readonly value: number;
  /** Target of the figure's link. */
  readonly to: string;
};

export type WeekChartProps = {
  /** Text alternative of the chart: its subject and summary. */
  readonly label: string;
  readonly bars: readonly WeekBar[];
  /** Label that opens the table, and the table's two headings. */
  readonly texts: { readonly table: string; readonly week: string; readonly value: string };
};

const height = 100;
const step = 10;

/** One bar per week, and the same figures in a table with links. */
export function WeekChart({ label, bars, texts }: WeekChartProps) {
  const { Link } = useTheme();
  const max = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className="mc-week-chart">
      <div className="mc-week-chart__plot">
        <span className="mc-week-chart__most" aria-hidden>
          {max}
        </span>
        <svg viewBox={`0 0 ${bars.length * step} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {bars.map(({ key, value, label: week }, i) => (
            <rect
              key={key}
              x={i * step + 1.5}
              width={step - 3}
              y={height - (value / max) * height}
              height={(value / max) * height}
            >
              <title>{`${week}, ${value}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <div className="mc-week-chart__ends" aria-hidden>
        <span>{bars[0]?.label}</span>
        {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
      </div>
      <details>
        <summary>{texts.table}</summary>
        <table className="mc-week-chart__table">
          <thead>
            <tr>
              <th scope="col">{texts.week}</th>
              <th scope="col">{texts.value}</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ key, label: week, value, to }) => (
              <tr key={key}>
                <th scope="row">{week}</th>
                <td>
                  <Link to={to} aria-label={`${week}, ${value}`}>
                    {value}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
