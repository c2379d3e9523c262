import { type ReactNode, useId } from 'react';

import { classes } from '../theme/classes.ts';
import './stack.css';

export type CardProps = {
  readonly title?: ReactNode;
  /** Level of the heading for screen readers: 2, or 3 in a part of the page that has its own heading. */
  readonly level?: 2 | 3;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Groups related content, under an optional heading. */
export function Card({ title, level, actions, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes('mc-card', className)} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className="mc-card__head">
          {title && (
            <h2 id={id} aria-level={level}>
              {title}
            </h2>
          )}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
