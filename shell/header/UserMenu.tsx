import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { useMe, useRoleLabel } from '@memocartes/shared-shell/session';
import { useSettings } from '@memocartes/shared-shell/settings';
import { Avatar, personName } from '@memocartes/shared-ui/avatar';
import { Icon } from '@memocartes/shared-ui/icon';
import { Menu, type MenuEntry } from '@memocartes/shared-ui/menu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useIsReachable } from '../guard/reachable.tsx';
import { fetchInstallDialog } from '../install/fetchInstallDialog.ts';
import { isForHomeScreen, useInstallOffer } from '../install/useInstall.ts';
import { LateDialog } from '../late-dialog/LateDialog.tsx';
import { useMode } from '../theme/useMode.tsx';

/** The user's menu: profile, theme, home screen [interface.install-steps], sign-out. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const me = useMe();
  const { CAN_SWITCH_THEM } = useSettings();
  const { dark, toggle } = useMode();
  const isReachable = useIsReachable();
  const name = personName(me);
  const role = useRoleLabel()(me.role);
  const offer = useInstallOffer();
  const [isInstalling, setIsInstalling] = useState(false);
  const picture = documentUrl(me.avatar);

  const items: (MenuEntry | false)[] = [
    isReachable('/Params') && {
      label: t('header.profile'),
      icon: 'settings',
      to: '/Params',
    },
    CAN_SWITCH_THEM && {
      label: t(dark ? 'header.light' : 'header.dark'),
      icon: dark ? 'sun' : 'moon',
      onClick: toggle,
    },
    (offer !== undefined || isForHomeScreen()) && {
      label: t(isForHomeScreen() ? 'header.install' : 'header.installOnComputer'),
      icon: 'tablet',
      onClick: () => setIsInstalling(true),
    },
    { label: t('header.disconnect'), icon: 'logout', to: '/logout' },
  ];
  const nameAndRole = (
    <span className="sh-who">
      <span className="sh-who__name">{name}</span>
      <span className="sh-who__role">{role}</span>
    </span>
  );

  return (
    <>
      <Menu
        label={t('header.account')}
        header={
          <span className="mc-person">
            <Avatar name={name} src={picture} size={44} />
            {nameAndRole}
          </span>
        }
        items={items.filter((item) => item !== false)}
      >
        <Avatar name={name} src={picture} size={36} />
        <span className="sh-head__who">{nameAndRole}</span>
        <Icon name="chevron-down" size={16} />
      </Menu>
      {isInstalling && <LateDialog load={fetchInstallDialog} onClose={() => setIsInstalling(false)} />}
    </>
  );
}
