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

/** Characters from which a value needs a whole line of a phone, as amounts do. */
const longValue = 8;

/** One figure on an index card. */
export function Stat({ label, value, hint, icon, to }: StatProps) {
  const { Link } = useTheme();
  const isLong = typeof value === 'string' && value.length >= longValue;
  const name = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  );
  return (
    <div className={classes('mc-stat', to && 'mc-stat--live', isLong && 'mc-stat--long')}>
      <div className="mc-stat__label">{to ? <Link to={to}>{name}</Link> : name}</div>
      <div className="mc-stat__value">{value ?? <Skeleton width="3ch" height="1em" />}</div>
      {hint && <div className="mc-stat__hint">{hint}</div>}
    </div>
  );
}
