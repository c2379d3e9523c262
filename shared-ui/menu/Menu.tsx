import type { ReactNode } from 'react';

import type { IconName } from '../icon/paths.ts';
import { MenuFrame } from './MenuFrame.tsx';
import { MenuItem } from './MenuItem.tsx';
import { useMenu } from './useMenu.ts';

export type MenuEntry = {
  readonly label: string;
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly disabled?: boolean;
} & (
  | { readonly to: string; readonly onClick?: () => void }
  | { readonly to?: undefined; readonly onClick: () => void }
);

export type MenuProps = {
  /** Accessible name of the button; the text of `children` is added to it. */
  readonly label: string;
  /** Icon of the button; three dots by default. */
  readonly icon?: IconName;
  /** Content of the button instead of an icon. */
  readonly children?: ReactNode;
  /** Shown above the entries, such as the signed-in user. */
  readonly header?: ReactNode;
  readonly items: readonly MenuEntry[];
  readonly align?: 'start' | 'end';
  /** Shows that a chosen action is running. */
  readonly busy?: boolean;
};

/** A button that opens a list of actions. Arrow keys move, Esc closes and returns focus. */
export function Menu({ label, icon, children, header, items, align = 'end', busy }: MenuProps) {
  const menu = useMenu();
  return (
    <MenuFrame menu={menu} label={label} icon={icon} buttonContent={children} align={align} busy={busy}>
      {header && <div className="mc-menu__head">{header}</div>}
      <div role="menu" id={menu.id} aria-label={label}>
        {items.map(({ label: text, onClick, ...entry }) => (
          <MenuItem
            key={text}
            {...entry}
            onClick={() => {
              menu.close();
              onClick?.();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </div>
    </MenuFrame>
  );
}
