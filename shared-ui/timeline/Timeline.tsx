import type { ReactNode } from 'react';

import { classes } from '../theme/classes.ts';
import './timeline.css';

export type TimelineEntry = {
  id: string | number;
  /** Displayed date. */
  when: string;
  /** The same instant in ISO 8601, for machines. */
  at?: string;
  title: ReactNode;
  detail?: ReactNode;
  /** `now` for a current entry, `next` for a future one. */
  state?: 'now' | 'past' | 'next';
  action?: ReactNode;
};

/** A vertical list of past and future events. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
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
