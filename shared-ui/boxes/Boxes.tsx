import { useTheme, useUiTexts } from '../theme/ThemeProvider.tsx';
import type { BoxesProps } from './boxes.props.ts';
import { BoxesTable } from './BoxesTable.tsx';
import './boxes.css';

/** Minimum number of cards of a full box, so that one card does not look like many. */
const minFull = 12;

/**
 * The five compartments, drawn like the wooden box in class. The height of a stack is relative to that of a full box.
 */
export function Boxes({ label, counts, due, dueLabel, max, toBox }: BoxesProps) {
  const texts = useUiTexts();
  const { Link } = useTheme();
  const full = Math.max(minFull, max ?? 0, ...counts);
  return (
    <div className="mc-boxes">
      <div className="mc-boxes__tray" aria-hidden={toBox ? undefined : true}>
        {counts.map((count, i) => {
          const nbDue = due?.[i] ?? 0;
          const content = (
            <>
              {count > 0 && (
                <span
                  className="mc-boxes__cards"
                  data-testid={`stack-${i + 1}`}
                  aria-hidden
                  style={{ '--mc-fill': count / full }}
                />
              )}
              <span className="mc-boxes__front">
                <span className="mc-sr-only">
                  {texts.box(i + 1)}, {texts.cards(count)}
                  {nbDue > 0 && `, ${nbDue} ${dueLabel ?? ''}`}
                </span>
                <span className="mc-boxes__number" aria-hidden>
                  {i + 1}
                  {i === 4 && <span> · {texts.boxAcquired}</span>}
                </span>
                <span className="mc-boxes__label" aria-hidden>
                  {count}
                </span>
              </span>
              {nbDue > 0 && (
                <span className="mc-boxes__due" aria-hidden>
                  {nbDue} <span>{dueLabel}</span>
                </span>
              )}
            </>
          );
          return toBox ? (
            <Link key={i} className="mc-boxes__box" to={toBox(i + 1)}>
              {content}
            </Link>
          ) : (
            <span key={i} className="mc-boxes__box">
              {content}
            </span>
          );
        })}
      </div>
      <BoxesTable label={label} counts={counts} due={due} dueLabel={dueLabel} />
    </div>
  );
}
