import { Banner } from '@memocartes/shared-ui/banner';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function follow(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Says that the machine is offline for as long as it is. */
export function OfflineBanner() {
  const { t } = useTranslation('pages');
  const online = useSyncExternalStore(follow, () => navigator.onLine);
  if (online) return null;
  return (
    <Banner tone="warning" icon="wifi-off" bar>
      {t('offline')}
    </Banner>
  );
}
