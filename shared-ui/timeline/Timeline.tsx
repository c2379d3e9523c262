import type { ReactNode } from 'react';

import { classes } from '../theme/classes.ts';
import './timeline.css';

export type TimelineEntry = {
  readonly id: string | number;
  /** Displayed date. */
  readonly when: string;
  /** The same instant in ISO 8601, for machines. */
  readonly at?: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** `now` for a current entry, `next` for a future one. */
  readonly state?: 'now' | 'past' | 'next';
  readonly action?: ReactNode;
};

/** A vertical list of past and future events. */
export function Timeline({ label, entries }: { readonly label: string; readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol className="mc-timeline" aria-label={label}>
      {entries.map(({ id, when, at, title, detail, state = 'past', action }) => (
        <li
          key={id}
          className={classes('mc-timeline__entry', `mc-timeline__entry--${state}`)}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <time className="mc-timeline__when" dateTime={at}>
            {when}
          </time>
          <div className="mc-timeline__what">
            <div className="mc-timeline__title">{title}</div>
            {detail && <div className="mc-timeline__detail">{detail}</div>}
          </div>
          {action}
        </li>
      ))}
    </ol>
  );
}
