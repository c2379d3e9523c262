import type { MouseEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';

import type { IconName } from '../icon/paths.ts';
import { MenuItem } from '../menu/MenuItem.tsx';

type Props = {
  menuElement: HTMLElement;
  close: () => void;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  to?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
};

/** A button or link shown as a menu entry of the `Actions` that contains it. */
export function ActionEntry({ menuElement, close, onClick, ...entry }: Props) {
  return createPortal(
    <MenuItem
      {...entry}
      onClick={(event) => {
        close();
        onClick?.(event as MouseEvent<HTMLButtonElement>);
      }}
    />,
    menuElement,
  );
}
