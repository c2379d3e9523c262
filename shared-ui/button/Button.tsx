import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';

import { ActionEntry } from '../action-entry/ActionEntry.tsx';
import { useAction } from '../action-entry/useAction.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { useIsSaving } from '../saving/Saving.tsx';
import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';
import './button.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  /** Full width of its container. */
  readonly block?: boolean;
  /** Disabled, but focusable, so that a hint can explain the reason. */
  readonly disabled?: boolean;
  /** Shows that the action is running, and ignores clicks meanwhile. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** Class names of a button, for other elements with the same look. */
export const buttonClass = (kind: ButtonKind, size: ButtonSize, ...more: (string | false | undefined)[]): string =>
  classes('mc-button', `mc-button--${kind}`, size !== 'medium' && `mc-button--${size}`, ...more);

/**
 * A button, `secondary` by default: a screen has at most one `primary` button. Among `Actions`, a button of any other
 * kind is an entry of the « ⋯ » menu, unless it is the only action.
 */
export function Button(props: ButtonProps) {
  const {
    kind = 'secondary',
    size = 'medium',
    icon,
    block,
    disabled,
    busy,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const texts = useUiTexts();
  const action = useAction(kind);
  const isSaving = useIsSaving();
  const isEnabled = !disabled && !busy && !isSaving;
  const isToggle = rest['aria-pressed'] !== undefined;
  const isIntended = useDoubleClickGuard();

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    const isIntendedClick = isIntended(event);
    // The second click of a double click would undo the first one.
    if (isEnabled && isIntendedClick && !(isToggle && event.detail > 1)) onClick?.(event);
    else event.preventDefault();
  };

  if (action.as === 'hidden') return null;
  if (action.as === 'entry') {
    const danger = kind.startsWith('danger');
    return (
      <ActionEntry {...action} icon={icon} danger={danger} disabled={!isEnabled} onClick={onClick}>
        {children ?? rest['aria-label']}
      </ActionEntry>
    );
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind, size, block && 'mc-button--block', className)}
      aria-disabled={isEnabled ? undefined : true}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy ? <span className="mc-button__wait" aria-hidden /> : icon && <Icon name={icon} />}
      {children}
      {busy && <span className="mc-sr-only">{texts.working}</span>}
    </button>
  );
}
