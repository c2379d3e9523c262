import { useMe } from '@memocartes/shared-shell/session';
import { useSettings } from '@memocartes/shared-shell/settings';
import { IconButton } from '@memocartes/shared-ui/button';
import { classes } from '@memocartes/shared-ui/theme';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useRegistry } from '../guard/reachable.tsx';
import { type MenuLine, menuOf } from './menuOf.ts';
import { MessagingEntry } from './MessagingEntry.tsx';
import { SidebarEntry } from './SidebarEntry.tsx';
import { useMenuLabel } from './useMenuLabel.ts';
import './menu.css';

type Props = {
  /** Whether the menu is reduced to icons. */
  readonly mini?: boolean;
  /** Toggles between icons only and icons with labels. */
  readonly onMini?: () => void;
  /** Called when an entry is opened, to close the drawer. */
  readonly onLeave?: () => void;
  /** Opens the contact form [interface.contact-entry]. */
  readonly onContact?: () => void;
};

type Entry = Extract<MenuLine, { readonly type: 'item' }>;

const home: Entry = {
  type: 'item',
  title: 'menu.home',
  icon: 'home',
  colour: 'accent',
  to: '/dashboard',
  hint: undefined,
  disabled: false,
};

/** Shown only if the header is disabled: otherwise the header's user menu contains the sign-out. */
const signOutEntry: Entry = {
  type: 'item',
  title: 'header.disconnect',
  icon: 'logout',
  colour: 'grey',
  to: '/logout',
  hint: undefined,
  disabled: false,
};

/** Whether another entry's path is below the path of this entry: `/superadmin/schools` is below `/superadmin`. */
const hasBelow = ({ to }: Entry, lines: readonly MenuLine[]) =>
  lines.some((line) => line.type === 'item' && line.to?.startsWith(`${to}/`));

/** The menu of the user's role, below the home entry. */
export function Sidebar({ mini = false, onMini, onLeave, onContact }: Props) {
  const { t } = useTranslation('shell');
  const labelOf = useMenuLabel();
  const me = useMe();
  const { ENABLE_HEADER } = useSettings();
  const registry = useRegistry();
  const lines = useMemo(() => menuOf(me, registry), [me, registry]);
  const fold = t(mini ? 'layout.unfold' : 'layout.fold');

  return (
    <nav className={classes('sh-menu', mini && 'sh-menu--mini')} aria-label={t('layout.menu')}>
      <ul className="sh-menu__list">
        <SidebarEntry entry={home} mini={mini} onLeave={onLeave} />
        {lines.map((line) => {
          const key = JSON.stringify(line.title);
          if (line.type === 'title') {
            return (
              <li key={key} className="sh-menu__title">
                {labelOf(line.title)}
              </li>
            );
          }
          const Line = line.badge === 'UNREAD_MESSAGES' ? MessagingEntry : SidebarEntry;
          return (
            <Line
              key={key}
              entry={line}
              mini={mini}
              exact={hasBelow(line, lines)}
              onLeave={onLeave}
              onContact={onContact}
            />
          );
        })}
        {!ENABLE_HEADER && <SidebarEntry entry={signOutEntry} mini={mini} onLeave={onLeave} />}
      </ul>
      {onMini && (
        <div className="sh-menu__fold">
          <IconButton
            icon={mini ? 'chevron-right' : 'chevron-left'}
            label={fold}
            aria-expanded={!mini}
            onClick={onMini}
          />
        </div>
      )}
    </nav>
  );
}
