import type { MouseEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';

import type { IconName } from '../icon/paths.ts';
import { MenuItem } from '../menu/MenuItem.tsx';

type Props = {
  readonly menuElement: HTMLElement;
  readonly close: () => void;
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly to?: string;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly children: ReactNode;
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
