import type { ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import './states.css';

export type ErrorStateProps = {
  readonly title?: ReactNode;
  /** The message for the user; left out if the title already says it. */
  readonly message?: ReactNode;
  readonly onRetry?: () => void;
  /** Shown instead of `onRetry` where a retry can't help: pass only one of them. */
  readonly action?: ReactNode;
};

/** An error with its message and a retry button, or another action. */
export function ErrorState({ title, message, onRetry, action }: ErrorStateProps) {
  const texts = useUiTexts();
  const shownTitle = title ?? texts.errorTitle;
  return (
    <div className="mc-state mc-state--error" role="alert">
      <p className="mc-state__error-title">
        <Icon name="alert" />
        {shownTitle}
      </p>
      {message && message !== shownTitle && <p>{message}</p>}
      {onRetry && (
        <Button icon="refresh" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      {action}
    </div>
  );
}
