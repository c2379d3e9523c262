import { Badge } from '@memocartes/shared-ui/badge';
import { Icon } from '@memocartes/shared-ui/icon';
import { classes } from '@memocartes/shared-ui/theme';
import { Tooltip } from '@memocartes/shared-ui/tooltip';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import type { MenuLine } from './menuOf.ts';
import { useMenuLabel } from './useMenuLabel.ts';

type Props = {
  readonly entry: Extract<MenuLine, { readonly type: 'item' }>;
  readonly mini: boolean;
  /** Whether the entry is current only on its exact path, because another entry has a path below it. */
  readonly exact?: boolean;
  readonly onLeave?: () => void;
  /** Number of unread messages, shown as a badge and contained in the accessible name. */
  readonly nbUnread?: number;
  /** Opens the contact form, for the contact entry [interface.contact-entry]. */
  readonly onContact?: () => void;
};

/** An entry of the sidebar: a small card in its colour, and its name. When disabled, it shows the reason. */
export function SidebarEntry({ entry, mini, exact, nbUnread = 0, onLeave, onContact }: Props) {
  const { t } = useTranslation('shell');
  const labelOf = useMenuLabel();
  const { icon, colour, to, disabled, hint, contact } = entry;
  const title = labelOf(entry.title);
  const content = (
    <>
      <span className="sh-menu__tile" aria-hidden>
        <Badge count={nbUnread}>
          <span className={classes('sh-tile', `sh-tile--${colour}`)}>
            <Icon name={icon} />
          </span>
        </Badge>
      </span>
      <span className={mini ? 'mc-sr-only' : 'sh-menu__name'} aria-hidden={nbUnread > 0 || undefined}>
        {title}
      </span>
      {nbUnread > 0 && <span className="mc-sr-only">{t('menu.unread', { entry: title, count: nbUnread })}</span>}
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
        {content}
      </button>
    ) : (
      <NavLink to={to} end={exact} className="sh-menu__entry" {...(onLeave && { onClick: onLeave })}>
        {content}
      </NavLink>
    );
  const tooltip = disabled ? labelOf(hint ?? 'menu.soon') : mini ? title : undefined;

  return (
    <li>
      {tooltip ? (
        <Tooltip text={tooltip} place={mini ? 'right' : 'top'}>
          {line}
        </Tooltip>
      ) : (
        line
      )}
    </li>
  );
}
