import { useMe } from '@memocartes/shared-shell/session';
import { IconButton } from '@memocartes/shared-ui/button';
import { classes } from '@memocartes/shared-ui/theme';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useRegistry } from '../guard/reachable.tsx';
import { menuOf } from './menuOf.ts';
import { SidebarEntry } from './SidebarEntry.tsx';
import './menu.css';

type Props = {
  /** Icons only. */
  readonly mini?: boolean;
  /** Reduces it to its icons, or brings the words back. */
  readonly onMini?: () => void;
  /** An entry was followed: the drawer goes. */
  readonly onLeave?: () => void;
};

/** The menu of the person's role, under the home entry (specification §2.4). */
export function Sidebar({ mini = false, onMini, onLeave }: Props) {
  const { t } = useTranslation('shell');
  const me = useMe();
  const registry = useRegistry();
  const lines = useMemo(() => menuOf(me, registry), [me, registry]);
  const fold = t(mini ? 'layout.unfold' : 'layout.fold');
  return (
    <nav className={classes('sh-menu', mini && 'sh-menu--mini')} aria-label={t('layout.menu')}>
      <ul className="sh-menu__list">
        <SidebarEntry
          entry={{
            type: 'item',
            title: 'menu.home',
            icon: 'home',
            colour: 'accent',
            to: '/dashboard',
            disabled: false,
          }}
          mini={mini}
          onLeave={onLeave}
        />
        {lines.map((line) =>
          line.type === 'title' ? (
            <li key={line.title} className="sh-menu__title">
              {t(line.title)}
            </li>
          ) : (
            <SidebarEntry key={line.title} entry={line} mini={mini} onLeave={onLeave} />
          ),
        )}
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
