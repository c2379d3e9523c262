import { classes } from '../theme/classes.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import './seats.css';

export type SeatsProps = {
  /** What the seats are for: « Élèves ». */
  readonly label: string;
  readonly used: number;
  /** Number of seats; null: no limit. */
  readonly bought: number | null;
  /** Text for the number left, for something other than seats. */
  readonly left?: string;
  /** Address of the list of the students, teachers or classes that use the seats. */
  readonly to?: string;
};

/** Share of used seats from which a meter and the number of free seats are shown. */
const nearlyFull = 0.8;

/** Used and bought seats on one line; a meter and the number left when nearly full. */
export function Seats({ label, used, bought, left, to }: SeatsProps) {
  const { Link, texts } = useTheme();
  const figure = bought === null ? texts.seatsUsed(used) : texts.seatsOf(used, bought);
  const nbFree = bought === null ? null : Math.max(0, bought - used);
  const share = bought ? Math.min(1, used / bought) : 0;
  const isNear = bought !== null && bought > 0 && share >= nearlyFull;
  const isFull = isNear && nbFree === 0;

  return (
    <div className={classes('mc-seats', isNear && 'mc-seats--near', isFull && 'mc-seats--full')}>
      <div className="mc-seats__line">
        <span className="mc-seats__label">{label}</span>
        {to ? (
          <Link className="mc-seats__figure" to={to} aria-label={texts.seatsFigure(label, figure)}>
            {figure}
          </Link>
        ) : (
          <strong className="mc-seats__figure">{figure}</strong>
        )}
      </div>
      {isNear && (
        <>
          <div className="mc-seats__bar" aria-hidden>
            <span style={{ width: `${share * 100}%` }} />
          </div>
          <div className="mc-seats__left">{left ?? (isFull ? texts.noSeat : texts.seatsFree(nbFree ?? 0))}</div>
        </>
      )}
    </div>
  );
}
