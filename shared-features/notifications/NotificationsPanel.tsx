import { defaultPageSize } from '@memocartes/contract/lists/page-size';
import { useListNotificationsQuery, useViewAllNotificationsMutation } from '@memocartes/shared-api/notifications.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Button } from '@memocartes/shared-ui/button';
import { PanelFrame } from '@memocartes/shared-ui/panel';
import { EmptyState } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NotificationsPage } from './NotificationsPage.tsx';
import './notifications.css';

/** The user's notifications, newest first, in pages of twenty until all are shown [notifications.pages]. */
export function NotificationsPanel({ isReachable }: { readonly isReachable?: (address: string) => boolean }) {
  const { t } = useTranslation('notifications');
  const failure = useFailure();
  const { close } = usePanel();
  const lang = useLocale();
  const [nbPages, setNbPages] = useState(1);
  const { data } = useListNotificationsQuery({ nb_items: defaultPageSize, nb_page: 1, lang });
  const lastPage = useListNotificationsQuery({ nb_items: defaultPageSize, nb_page: nbPages, lang });
  const [viewAll, { isLoading }] = useViewAllNotificationsMutation();
  const count = data?.count ?? 0;
  // Notifications on further pages may be unread.
  const allViewed = count <= defaultPageSize && data?.notifications.every(({ is_viewed }) => is_viewed);

  const markAllViewed = async () => {
    const { error } = await viewAll();
    if (!error) return;
    const text = failure.changeText(error, (reason) => t('updateFailed', { reason }));
    failure.toast(error, text);
  };

  const footer = count > 0 && (
    <>
      <Button icon="check" busy={isLoading} disabled={allViewed === true} onClick={() => void markAllViewed()}>
        {t('viewedAll')}
      </Button>
      <Button
        busy={lastPage.isFetching && !lastPage.currentData}
        disabled={nbPages * defaultPageSize >= count}
        onClick={() => setNbPages(nbPages + 1)}
      >
        {t('more')}
      </Button>
    </>
  );
  const pages = Array.from({ length: nbPages }, (_, index) => index + 1);

  return (
    <PanelFrame title={t('title')} onClose={close} {...(footer && { footer })}>
      {data && count === 0 ? (
        <EmptyState title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <ul className="notifications">
          {pages.map((page) => (
            <NotificationsPage key={page} page={page} {...(isReachable && { isReachable })} />
          ))}
        </ul>
      )}
    </PanelFrame>
  );
}
