import { type ReactNode, useRef } from 'react';

import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { MenuState } from './useMenu.ts';
import { usePopupPosition } from './usePopupPosition.ts';
import '../button/button.css';
import './menu.css';

type Props = {
  readonly menu: MenuState;
  /** Accessible name of the button. */
  readonly label: string;
  /** Icon of the button; three dots by default. */
  readonly icon?: IconName;
  /** Content of the button instead of an icon. */
  readonly buttonContent?: ReactNode;
  readonly align?: 'start' | 'end';
  /** Shows that a chosen action is running. */
  readonly busy?: boolean;
  /** The popup: an element with the role `menu` and the menu's id. */
  readonly children: ReactNode;
};

/** The button of a menu and its popup. */
export function MenuFrame({ menu, label, icon = 'more', buttonContent, align = 'end', busy, children }: Props) {
  const { id, open, box, button, toggle } = menu;
  const texts = useUiTexts();
  const drop = useRef<HTMLDivElement>(null);
  usePopupPosition(button, drop, align, open);
  return (
    <div ref={box} className="mc-menu">
      <button
        ref={button}
        type="button"
        className={classes('mc-menu__button', !buttonContent && 'mc-menu__button--icon')}
        title={buttonContent ? undefined : label}
        aria-haspopup="menu"
        aria-busy={busy || undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <span className="mc-sr-only">{label}</span>
        {busy ? <span className="mc-button__wait" aria-hidden /> : (buttonContent ?? <Icon name={icon} />)}
        {busy && <span className="mc-sr-only">{texts.working}</span>}
      </button>
      {open && (
        <div ref={drop} className="mc-menu__drop">
          {children}
        </div>
      )}
    </div>
  );
}
