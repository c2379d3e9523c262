import { classes } from '../theme/classes.ts';
import './progress.css';

export type ProgressProps = {
  /** Name of the task. */
  readonly label: string;
  /** Current value; undefined if unknown. */
  readonly value?: number;
  /** Maximum value; 100 by default. */
  readonly max?: number;
  /** Text such as « 12 sur 27 »; a percentage by default. */
  readonly text?: string;
};

/** The progress of a long task. */
export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const share = value === undefined ? undefined : Math.round((100 * Math.min(value, max)) / (max || 1));
  const valueText = text ?? (share === undefined ? undefined : `${share} %`);
  return (
    <div className="mc-progress">
      <div className="mc-progress__words" aria-hidden>
        <span>{label}</span>
        {valueText && <span>{valueText}</span>}
      </div>
      <div
        className={classes('mc-progress__bar', share === undefined && 'mc-progress__bar--unknown')}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={valueText}
      >
        <span style={share === undefined ? undefined : { width: `${share}%` }} />
      </div>
    </div>
  );
}
