import { useOnline } from '@memocartes/shared-shell/online';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

import { useReconnect } from './useReconnect.ts';

/** Says that the portal is being reached again, for as long as it can't be. A machine that is offline says so already. */
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
