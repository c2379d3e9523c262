import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { BoxesTable } from './BoxesTable.tsx';
import './boxes.css';

/** Cards in boxes 1 to 5. */
export type BoxCounts = readonly [number, number, number, number, number];

export type BoxesProps = {
  /** Whose boxes, or of what: names the table that screen readers get. */
  label: string;
  counts: BoxCounts;
  /** Cards due today, by box. */
  due?: BoxCounts;
  /** « à revoir », after the number of due cards. */
  dueLabel?: string;
  /** Opens a box: what lies in it. */
  onBox?: (box: number) => void;
};

/** Card edges drawn at most: beyond, the count alone tells. */
const mostEdges = 9;

/** The five compartments, as the wooden box in class. */
export function Boxes({ label, counts, due, dueLabel, onBox }: BoxesProps) {
  const texts = useUiTexts();
  return (
    <div className="mc-boxes">
      <div className="mc-boxes__tray" aria-hidden={onBox ? undefined : true}>
        {counts.map((count, i) => {
          const inside = (
            <>
              <span className="mc-boxes__cards" aria-hidden>
                {Array.from({ length: Math.min(count, mostEdges) }, (_, edge) => (
                  <span key={edge} />
                ))}
              </span>
              <span className="mc-boxes__front">
                <span className="mc-sr-only">
                  {texts.box(i + 1)}, {texts.cards(count)}
                </span>
                <span className="mc-boxes__number" aria-hidden>
                  {i + 1}
                  {i === 4 && <span> · {texts.boxAcquired}</span>}
                </span>
                <span className="mc-boxes__label" aria-hidden>
                  {count}
                </span>
              </span>
              {due && due[i]! > 0 && (
                <span className="mc-boxes__due">
                  {due[i]} <span>{dueLabel}</span>
                </span>
              )}
            </>
          );
          return onBox ? (
            <button key={i} type="button" className="mc-boxes__box" onClick={() => onBox(i + 1)}>
              {inside}
            </button>
          ) : (
            <span key={i} className="mc-boxes__box">
              {inside}
            </span>
          );
        })}
      </div>
      <BoxesTable label={label} counts={counts} due={due} dueLabel={dueLabel} />
    </div>
  );
}
