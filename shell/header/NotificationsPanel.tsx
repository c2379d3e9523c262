import {
  useListNotificationsQuery,
  useViewAllNotificationsMutation,
  useViewNotificationMutation,
} from '@memocartes/shared-api/notifications.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Button } from '@memocartes/shared-ui/button';
import { PanelFrame } from '@memocartes/shared-ui/panel';
import { EmptyState, ErrorState, Loading, SkeletonText } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NotificationRow } from './NotificationRow.tsx';
import './notifications.css';

/** First page size, and what each « Load more » adds. */
const pageStep = 20;

/** Largest page size of the API. */
const maxPageSize = 100;

/** The user's notifications, newest first, twenty more at a time. */
export default function NotificationsPanel() {
  const { t } = useTranslation('shell');
  const { close } = usePanel();
  const [size, setSize] = useState(pageStep);
  const { data, error, isFetching, refetch } = useListNotificationsQuery({ nb_items: size, nb_page: 1 });
  const [view] = useViewNotificationMutation();
  const [viewAll, { isLoading }] = useViewAllNotificationsMutation();
  const rows = data?.notifications ?? [];
  const unread = rows.some((row) => !row.is_viewed);
  const sayFailed = () => toast.failure(t('notifications.updateFailed'));

  const footer = rows.length > 0 && (
    <>
      <Button icon="check" busy={isLoading} disabled={!unread} onClick={() => void viewAll().unwrap().catch(sayFailed)}>
        {t('notifications.viewedAll')}
      </Button>
      <Button
        busy={isFetching}
        disabled={size >= maxPageSize || rows.length >= (data?.count ?? 0)}
        onClick={() => setSize(size + pageStep)}
      >
        {t('notifications.more')}
      </Button>
    </>
  );

  return (
    <PanelFrame title={t('notifications.title')} onClose={close} {...(footer && { footer })}>
      {error && !data && <ErrorState message={t('notifications.failed')} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {data && rows.length === 0 && <EmptyState title={t('notifications.empty')} hint={t('notifications.emptyHint')} />}
      <ul className="sh-notes">
        {rows.map((row) => (
          <NotificationRow key={row.id} row={row} onView={() => void view({ id: row.id }).unwrap().catch(sayFailed)} />
        ))}
      </ul>
    </PanelFrame>
  );
}
