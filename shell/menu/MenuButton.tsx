import { useOptionalMe } from '@memocartes/shared-shell/session';
import { Badge } from '@memocartes/shared-ui/badge';
import { IconButton } from '@memocartes/shared-ui/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useRegistry } from '../guard/reachable.tsx';
import { menuOf } from './menuOf.ts';
import { useUnreadMessages } from './useUnreadMessages.ts';

type Props = { readonly onClick: () => void };

/**
 * Opens the menu, on small screens. If the menu has the messaging entry, the button has its badge: the entry itself is
 * hidden while the menu is closed [messaging.badge-phone].
 */
export function MenuButton({ onClick }: Props) {
  const me = useOptionalMe();
  const registry = useRegistry();
  const hasMessaging = me && menuOf(me, registry).some((line) => line.type === 'item' && line.badge);
  return hasMessaging ? <BadgedMenuButton onClick={onClick} /> : <PlainMenuButton onClick={onClick} />;
}

function PlainMenuButton({ describedBy, onClick }: Props & { readonly describedBy?: string | undefined }) {
  const { t } = useTranslation('shell');
  return <IconButton icon="menu" label={t('layout.openMenu')} aria-describedby={describedBy} onClick={onClick} />;
}

function BadgedMenuButton({ onClick }: Props) {
  const { t } = useTranslation('shell');
  const count = useUnreadMessages();
  const labelId = useId();
  return (
    <Badge count={count} label={t('layout.unreadMessages', { count })} labelId={labelId}>
      <PlainMenuButton describedBy={count > 0 ? labelId : undefined} onClick={onClick} />
    </Badge>
  );
}
