import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import './stepper.css';

export type Step = { readonly key: string; readonly title: string };

export type StepperProps = {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Key of the current step. */
  readonly value: string;
  /** Content of the current step. */
  readonly children: ReactNode;
};

/**
 * Vertical steps; the current one is open, completed ones are ticked. When a later step opens in a panel, its title
 * gets the focus, so that screen readers read it.
 */
export function Stepper({ label, steps, value, children }: StepperProps) {
  const texts = useUiTexts();
  const currentIndex = steps.findIndex((step) => step.key === value);
  return (
    <ol className="mc-steps" aria-label={label}>
      {steps.map((step, i) => (
        <li
          key={step.key}
          className={classes(
            'mc-steps__step',
            i === currentIndex && 'mc-steps__step--now',
            i < currentIndex && 'mc-steps__step--done',
          )}
          aria-current={i === currentIndex ? 'step' : undefined}
        >
          <span className="mc-steps__mark" aria-hidden>
            {i < currentIndex ? <Icon name="check" size={16} /> : i + 1}
          </span>
          <h3
            className="mc-steps__title"
            {...(i > 0 && i === currentIndex && { tabIndex: -1, 'data-autofocus': true })}
          >
            {step.title}
            {i < currentIndex && <span className="mc-sr-only">, {texts.stepDone}</span>}
          </h3>
          {i === currentIndex && <div className="mc-steps__body">{children}</div>}
        </li>
      ))}
    </ol>
  );
}
