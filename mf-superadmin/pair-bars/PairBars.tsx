import './pair-bars.css';

const height = 90;
const step = 24;

/** The two figures of a month or a day, with the texts shown for it. */
export type Pair = {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly first: number;
  readonly second: number;
};

type Props = {
  /** Text alternative of the chart; its figures are in a table next to it. */
  readonly label: string;
  readonly pairs: readonly Pair[];
  /** Names of the first and second figures, for the legend. */
  readonly first: string;
  readonly second: string;
};

/** Two bars for each month or day, on one scale. */
export function PairBars({ label, pairs, first, second }: Props) {
  const max = Math.max(1, ...pairs.flatMap((pair) => [pair.first, pair.second]));

  const bar = (value: number, x: number, kind: string) => (
    <rect
      className={`pair-bars__${kind}`}
      x={x}
      width={8}
      y={height - (Math.max(0, value) / max) * height}
      height={(Math.max(0, value) / max) * height}
    />
  );

  return (
    <div className="pair-bars">
      <svg viewBox={`0 0 ${pairs.length * step} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {pairs.map((pair, i) => (
          <g key={pair.key}>
            <title>{pair.title}</title>
            {bar(pair.first, i * step + 3, 'first')}
            {bar(pair.second, i * step + 13, 'second')}
          </g>
        ))}
      </svg>
      <p className="pair-bars__ends" aria-hidden>
        <span>{pairs[0]?.name}</span>
        <span className="pair-bars__legend">
          <i className="pair-bars__first" /> {first} <i className="pair-bars__second" /> {second}
        </span>
        <span>{pairs.at(-1)?.name}</span>
      </p>
    </div>
  );
}
