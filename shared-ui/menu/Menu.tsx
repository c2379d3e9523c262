import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { useLeave } from '../overlay/useLeave.ts';
import { classes } from '../theme/classes.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import './menu.css';

export type MenuEntry = {
  label: string;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
} & ({ to: string; onClick?: () => void } | { to?: undefined; onClick: () => void });

export type MenuProps = {
  /** Names the button for screen readers, before what it shows. */
  label: string;
  /** What the button shows. Three dots unless told. */
  children?: ReactNode;
  /** Above the entries: who is signed in. */
  header?: ReactNode;
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
};

/** A button that opens a list of acts. Arrows move, Esc closes and gives focus back. */
export function Menu({ label, children, header, items, align = 'end' }: MenuProps) {
  const { Link } = useTheme();
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLeave(box, () => setOpen(false), open);

  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const show = (at: 0 | -1) => {
    setOpen(true);
    requestAnimationFrame(() => entries().at(at)?.focus());
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = (i: number) => all[(i + all.length) % all.length]?.focus();
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) show(event.key === 'ArrowDown' ? 0 : -1);
    else if (!open) return;
    else if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') to(at + 1);
    else if (event.key === 'ArrowUp') to(Math.max(at, 0) - 1);
    else if (event.key === 'Home') to(0);
    else if (event.key === 'End') to(-1);
    else return;
    event.preventDefault();
  };

  const entry = ({ label: text, icon, danger, disabled, to, onClick }: MenuEntry) => {
    const shared = {
      role: 'menuitem',
      tabIndex: -1,
      className: classes('mc-menu__item', danger && 'mc-menu__item--danger'),
      'aria-disabled': disabled || undefined,
      onClick: () => {
        if (disabled) return;
        close();
        onClick?.();
      },
      children: (
        <>
          {icon && <Icon name={icon} />}
          {text}
        </>
      ),
    };
    return to !== undefined && !disabled ? (
      <Link key={text} to={to} {...shared} />
    ) : (
      <button key={text} type="button" {...shared} />
    );
  };

  return (
    // the keys belong to the menu as a whole, wherever focus is in it
    <div ref={box} className="mc-menu" onKeyDown={onKeyDown} role="presentation">
      <button
        ref={button}
        type="button"
        className="mc-menu__button"
        title={children ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : show(0))}
      >
        <span className="mc-sr-only">{label}</span>
        {children ?? <Icon name="more" />}
      </button>
      {open && (
        <div className={classes('mc-menu__drop', align === 'start' && 'mc-menu__drop--start')}>
          {header && <div className="mc-menu__head">{header}</div>}
          <div role="menu" id={id} aria-label={label}>
            {items.map(entry)}
          </div>
        </div>
      )}
    </div>
  );
}
