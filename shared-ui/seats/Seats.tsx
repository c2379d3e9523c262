import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import './seats.css';

export type SeatsProps = {
  /** Who sits: « Élèves ». */
  label: string;
  used: number;
  /** null: no limit. */
  bought: number | null;
  /** How many are left, where what is counted is no seat. */
  left?: string;
};

/** Seats drawn one by one at most; beyond, a bar. */
const mostDrawn = 80;

/** Seats used against seats bought. */
export function Seats({ label, used, bought, left }: SeatsProps) {
  const texts = useUiTexts();
  const free = bought === null ? null : Math.max(0, bought - used);
  const full = free === 0;
  const share = bought ? Math.min(1, used / bought) : 0;
  return (
    <div className={classes('mc-seats', full && 'mc-seats--full')}>
      <div className="mc-seats__words">
        <span>{label}</span>
        <strong>{bought === null ? used : texts.seatsOf(used, bought)}</strong>
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
