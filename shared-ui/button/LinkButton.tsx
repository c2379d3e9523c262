import type { MouseEvent, ReactNode } from 'react';

import { ActionEntry } from '../action-entry/ActionEntry.tsx';
import { useAction } from '../action-entry/useAction.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { useIsSaving } from '../saving/Saving.tsx';
import { type LinkProps, useTheme } from '../theme/ThemeProvider.tsx';
import { buttonClass, type ButtonKind, type ButtonSize } from './Button.tsx';

export type LinkButtonProps = LinkProps & {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly block?: boolean;
  readonly children: ReactNode;
};

const preventDefault = (event: MouseEvent) => event.preventDefault();

/** Properties of a link that can't be followed while the part of the page around it is being saved. */
const useSavingProps = () => (useIsSaving() ? { 'aria-disabled': true, onClick: preventDefault } : undefined);

/** A link that looks like a button. Among `Actions`, a link that isn't `primary` is an entry of the « ⋯ » menu. */
export function LinkButton({
  kind = 'secondary',
  size = 'medium',
  icon,
  block,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const { Link } = useTheme();
  const action = useAction(kind);
  const savingProps = useSavingProps();
  if (action.as === 'hidden') return null;
  if (action.as === 'entry') {
    return (
      <ActionEntry {...action} icon={icon} to={rest.to} disabled={!!savingProps}>
        {children}
      </ActionEntry>
    );
  }
  return (
    <Link {...rest} className={buttonClass(kind, size, block && 'mc-button--block', className)} {...savingProps}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

export type TextLinkProps = LinkProps & { readonly children: ReactNode };

/** A link in a text, rendered by the router's component. */
export function TextLink(props: TextLinkProps) {
  const { Link } = useTheme();
  return <Link {...props} {...useSavingProps()} />;
}
