import type { ReactNode } from 'react';

import './states.css';

export type EmptyStateProps = {
  /** What the list will contain. */
  readonly title: ReactNode;
  /** What the list is for. */
  readonly hint?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
};

/** An empty list: its purpose and the next step. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="mc-state">
      <span className="mc-state__card mc-state__card--blank" aria-hidden />
      <p className="mc-state__title">{title}</p>
      {hint && <p className="mc-state__hint">{hint}</p>}
      {action}
    </div>
  );
}
