import { useOnline } from '@memocartes/shared-shell/online';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

/** Shown while the machine is offline [interface.offline]. */
export function OfflineBanner() {
  const { t } = useTranslation('pages');
  const online = useOnline();
  if (online) return null;
  return (
    <Banner tone="warning" icon="wifi-off" bar>
      {t('offline')}
    </Banner>
  );
}
