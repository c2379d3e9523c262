import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Skeleton } from '../states/Skeleton.tsx';
import { classes } from '../theme/classes.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import './stat.css';

export type StatProps = {
  /** What is counted. */
  label: string;
  /** Undefined while it loads. */
  value?: ReactNode;
  /** Against what, since when. */
  hint?: ReactNode;
  icon?: IconName;
  /** Where the figure comes from. */
  to?: string;
};

/** Characters from which a value is written smaller on a phone, as amounts are, so that two share a line. */
const longValue = 8;
/** Characters from which even that takes a whole line. */
const widestValue = 13;

/** One figure on an index card. */
export function Stat({ label, value, hint, icon, to }: StatProps) {
  const { Link } = useTheme();
  const length = typeof value === 'string' ? value.length : 0;
  const name = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  );
  return (
    <div
      className={classes(
        'mc-stat',
        to && 'mc-stat--live',
        length >= longValue && 'mc-stat--long',
        length >= widestValue && 'mc-stat--widest',
      )}
    >
      <div className="mc-stat__label">{to ? <Link to={to}>{name}</Link> : name}</div>
      <div className="mc-stat__value">{value ?? <Skeleton width="3ch" height="1em" />}</div>
      {hint && <div className="mc-stat__hint">{hint}</div>}
    </div>
  );
}
