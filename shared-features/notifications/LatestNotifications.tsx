import { useListNotificationsQuery } from '@memocartes/shared-api/notifications.api';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useSettings } from '@memocartes/shared-shell/settings';
import { Button } from '@memocartes/shared-ui/button';
import { Card } from '@memocartes/shared-ui/stack';
import { ErrorState, Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { NotificationRow } from './NotificationRow.tsx';
import './notifications.css';

/** Number of notifications on a dashboard. */
const maxShown = 5;

/** The latest notifications on a dashboard, with a button that opens all of them [notifications.latest]. */
export function LatestNotifications() {
  const { t } = useTranslation('notifications');
  const lang = useLocale();
  const panel = usePanel();
  const { ACTIVE_NOTIFICATIONS } = useSettings();
  const { data, error, refetch } = useListNotificationsQuery(
    { nb_items: maxShown, nb_page: 1, lang },
    { skip: !ACTIVE_NOTIFICATIONS },
  );
  if (!ACTIVE_NOTIFICATIONS) return null;

  return (
    <Card title={t('latest')}>
      {!data && !error && <Loading lines={5} />}
      {!data && error && <ErrorState message={t('failed')} onRetry={() => void refetch()} />}
      {data?.count === 0 && <p>{t('empty')}</p>}
      {!!data?.count && (
        <>
          <ul className="notifications">
            {data.notifications.map((row) => (
              <NotificationRow key={row.id} row={row} />
            ))}
          </ul>
          <Button kind="quiet" onClick={() => panel.open('notifications', 'VIEW')}>
            {t('all')}
          </Button>
        </>
      )}
    </Card>
  );
}
