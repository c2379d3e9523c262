import { useSettings } from '@memocartes/shared-shell/settings';
import { breakpoints, useMedia } from '@memocartes/shared-ui/theme';
import { Link } from 'react-router-dom';

import { Logo } from '../brand/Logo.tsx';
import { MenuButton } from '../menu/MenuButton.tsx';
import { Bell } from './Bell.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { LocaleSwitch } from './LocaleSwitch.tsx';
import { UserMenu } from './UserMenu.tsx';
import './header.css';

type Props = {
  /** When false, only the logo and, on small screens, the menu button are shown. */
  readonly full: boolean;
  /** Opens the menu, on small screens. */
  readonly onMenu?: () => void;
};

/** The header of the default layout [interface.settings]. */
export function Header({ full, onMenu }: Props) {
  // On a phone the search is below the tools, and gets focus after them.
  const isSearchLast = useMedia(`(width < ${breakpoints.xs}px)`);
  const { APP_NAME, ACTIVE_NOTIFICATIONS, CAN_SWITCH_LANG } = useSettings();
  return (
    <header className="sh-head">
      {onMenu && <MenuButton onClick={onMenu} />}
      <Link to="/dashboard" className="sh-head__logo">
        <Logo name={APP_NAME} />
      </Link>
      {full && (
        <>
          {!isSearchLast && <HeaderSearch />}
          <div className="sh-head__tools">
            {CAN_SWITCH_LANG && <LocaleSwitch />}
            {ACTIVE_NOTIFICATIONS && <Bell />}
            <UserMenu />
          </div>
          {isSearchLast && <HeaderSearch />}
        </>
      )}
    </header>
  );
}
