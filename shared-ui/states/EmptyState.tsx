import type { ReactNode } from 'react';
import './states.css';

export type EmptyStateProps = {
  /** What will be here. */
  title: ReactNode;
  /** What it is for. */
  hint?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
};

/** A list that holds nothing yet: what it is for, and the one next step. */
export const EmptyState = ({ title, hint, action }: EmptyStateProps) => (
  <div className="mc-state">
    <span className="mc-state__card mc-state__card--blank" aria-hidden />
    <p className="mc-state__title">{title}</p>
    {hint && <p className="mc-state__hint">{hint}</p>}
    {action}
  </div>
);
