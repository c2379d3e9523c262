import { Icon } from '@memocartes/shared-ui/icon';
import { Tooltip } from '@memocartes/shared-ui/tooltip';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import type { MenuLine } from './menuOf.ts';

type Props = {
  readonly entry: Extract<MenuLine, { type: 'item' }>;
  readonly mini: boolean;
  /** Current on its exact path only: other entries have the paths below it. */
  readonly exact?: boolean;
  readonly onLeave?: () => void;
  /** Opens the contact form, for the contact entry. */
  readonly onContact?: () => void;
};

/** An entry of the sidebar: a small card of its colour, and its name. Disabled, it shows the reason. */
export function SidebarEntry({ entry, mini, exact, onLeave, onContact }: Props) {
  const { t } = useTranslation('shell');
  const { title, icon, colour, to, disabled, hint, contact } = entry;
  const inside = (
    <>
      <span className={`sh-tile sh-tile--${colour}`} aria-hidden>
        <Icon name={icon} />
      </span>
      <span className={mini ? 'mc-sr-only' : 'sh-menu__name'}>{t(title)}</span>
    </>
  );
  const line =
    disabled || to === undefined ? (
      <button
        type="button"
        className="sh-menu__entry"
        aria-disabled={disabled || undefined}
        aria-haspopup={contact && 'dialog'}
        onClick={contact && onContact}
      >
        {inside}
      </button>
    ) : (
      <NavLink to={to} end={exact} className="sh-menu__entry" {...(onLeave && { onClick: onLeave })}>
        {inside}
      </NavLink>
    );
  const words = disabled ? t(hint ?? 'menu.soon') : mini ? t(title) : undefined;
  return (
    <li>
      {words ? (
        <Tooltip text={words} place={mini ? 'right' : 'top'}>
          {line}
        </Tooltip>
      ) : (
        line
      )}
    </li>
  );
}
