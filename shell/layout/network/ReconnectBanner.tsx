import { useOnline } from '@memocartes/shared-shell/online';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

import { useReconnect } from './useReconnect.ts';

/** Shown while the portal is unreachable, unless the machine is offline [interface.unreachable]. */
export function ReconnectBanner() {
  const { t } = useTranslation('pages');
  const isLost = useReconnect();
  const isOnline = useOnline();
  if (!isLost || !isOnline) return null;
  return (
    <Banner tone="warning" icon="refresh" bar>
      {t('reconnecting')}
    </Banner>
  );
}
