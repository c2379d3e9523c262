import type { MouseEvent, ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { classes } from '../theme/classes.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';

export type MenuItemProps = {
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Target of a link; without it, a button is rendered. */
  readonly to?: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly children: ReactNode;
};

/** An entry of a menu. A disabled entry can be focused but does nothing. */
export function MenuItem({ icon, danger, disabled, to, onClick, children }: MenuItemProps) {
  const { Link } = useTheme();
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: classes('mc-menu__item', danger && 'mc-menu__item--danger'),
    'aria-disabled': disabled || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!disabled) onClick(event);
    },
    children: (
      <>
        {icon && <Icon name={icon} />}
        {children}
      </>
    ),
  };
  return to !== undefined && !disabled ? <Link to={to} {...shared} /> : <button type="button" {...shared} />;
}
