import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { BoxCounts } from './boxes.props.ts';
import './boxes.css';

export type BoxesRowProps = {
  readonly label: string;
  readonly counts: BoxCounts;
  /** Number of cards that fills a compartment. Pass the same for every row of a list, so that rows can be compared. */
  readonly max?: number;
};

/** The five compartments in one line of a list, each filled in proportion to its cards. */
export function BoxesRow({ label, counts, max = Math.max(1, ...counts) }: BoxesRowProps) {
  const texts = useUiTexts();
  const text = counts.map((count, i) => `${texts.box(i + 1)} ${texts.cards(count)}`).join(', ');
  return (
    <span className="mc-boxes-row" role="img" aria-label={`${texts.boxesOf(label)}. ${text}`}>
      {counts.map((count, i) => (
        <span key={i} style={{ '--mc-fill': Math.min(1, count / (max || 1)) }}>
          <b>{count}</b>
        </span>
      ))}
    </span>
  );
}
