import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Skeleton } from '../states/Skeleton.tsx';
import { classes } from '../theme/classes.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import './stat.css';

export type StatProps = {
  /** What is counted. */
  readonly label: string;
  /** The figure; undefined while loading. */
  readonly value?: ReactNode;
  /** Comparison or period, such as « depuis lundi ». */
  readonly hint?: ReactNode;
  readonly icon?: IconName;
  /** Address of the page that shows what is counted. */
  readonly to?: string;
};

/**
 * Number of characters from which a value is rendered smaller on a phone, so that two figures fit on one line. Most
 * amounts of money have as many.
 */
const longLength = 8;
/** Number of characters from which a figure takes a whole line on a phone. */
const widestLength = 13;

/** One figure with its label, styled as an index card. */
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
        length >= longLength && 'mc-stat--long',
        length >= widestLength && 'mc-stat--widest',
      )}
    >
      <div className="mc-stat__label">{to ? <Link to={to}>{name}</Link> : name}</div>
      <div className="mc-stat__value">{value ?? <Skeleton width="3ch" height="1em" />}</div>
      {hint && <div className="mc-stat__hint">{hint}</div>}
    </div>
  );
}
