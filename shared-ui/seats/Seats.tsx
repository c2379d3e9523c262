import { classes } from '../theme/classes.ts';
import { useTheme, useUiTexts } from '../theme/ThemeProvider.tsx';
import './seats.css';

export type SeatsProps = {
  /** Who sits: « Élèves ». */
  label: string;
  used: number;
  /** null: no limit. */
  bought: number | null;
  /** How many are left, where what is counted is no seat. */
  left?: string;
  /** The list of who sits. */
  to?: string;
};

/** Seats drawn one by one at most; beyond, a bar. */
const mostDrawn = 80;

/** Seats used against seats bought. */
export function Seats({ label, used, bought, left, to }: SeatsProps) {
  const texts = useUiTexts();
  const { Link } = useTheme();
  const figure = bought === null ? used : texts.seatsOf(used, bought);
  const free = bought === null ? null : Math.max(0, bought - used);
  const full = free === 0;
  const share = bought ? Math.min(1, used / bought) : 0;
  return (
    <div className={classes('mc-seats', full && 'mc-seats--full')}>
      <div className="mc-seats__words">
        <span>{label}</span>
        <strong>
          {to ? (
            <Link to={to} aria-label={`${label} : ${figure}`}>
              {figure}
            </Link>
          ) : (
            figure
          )}
        </strong>
      </div>
      {bought !== null && bought <= mostDrawn && (
        <div className="mc-seats__room" aria-hidden>
          {Array.from({ length: bought }, (_, i) => (
            <span key={i} className={i < used ? 'mc-seats__taken' : undefined} />
          ))}
        </div>
      )}
      {bought !== null && bought > mostDrawn && (
        <div className="mc-seats__bar" aria-hidden>
          <span style={{ width: `${share * 100}%` }} />
        </div>
      )}
      <div className="mc-seats__left">
        {left ?? (free === null ? texts.seatsNoLimit : full ? texts.noSeat : texts.seatsFree(free))}
      </div>
    </div>
  );
}
